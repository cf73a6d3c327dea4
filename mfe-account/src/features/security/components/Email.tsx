import { LINK_SECONDS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { StateText } from '@storefront/shared/ui/state';
import { useState } from 'react';
import { ChangeEmail } from './ChangeEmail';
import { Setting } from './Setting';
import * as messages from './messages';
import styles from './security.module.css';

/** Shows the address of the account, and the new one if a change is pending. */
export function Email({ email, pending }: { email: string; pending: string | null }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const [changing, setChanging] = useState(false);
  return (
    <Setting title={t(messages.email)}>
      <p className={styles.text}>{t(messages.emailUse, { email })}</p>
      {pending !== null && (
        <p className={styles.text}>
          <StateText state="expiring">
            {t(messages.emailWaits, { email: pending, hours: LINK_SECONDS.change_email / 3600 })}
          </StateText>
        </p>
      )}
      <Button {...customerOnly('changeEmail')} onClick={() => setChanging(true)}>
        {t(messages.setEmail)}
      </Button>
      {changing && <ChangeEmail onDone={() => setChanging(false)} />}
    </Setting>
  );
}
