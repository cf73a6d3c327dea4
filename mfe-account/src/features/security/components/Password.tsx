import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';
import { ChangePassword } from './ChangePassword';
import { Setting } from './Setting';
import * as messages from './messages';
import styles from './security.module.css';

/** Setting for the password of the account. */
export function Password({ email }: { email: string }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const [changing, setChanging] = useState(false);
  return (
    <Setting title={t(messages.password)}>
      <p className={styles.text}>{t(messages.newEnds)}</p>
      <Button {...customerOnly('changePassword')} onClick={() => setChanging(true)}>
        {t(messages.setPassword)}
      </Button>
      {changing && <ChangePassword email={email} onDone={() => setChanging(false)} />}
    </Setting>
  );
}
