import { durationInWords, LINK_SECONDS } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { StateText } from '@storefront/shared/ui/state';
import { useState } from 'react';
import { ChangeEmail } from './ChangeEmail';
import { Setting } from './Setting';
import styles from './security.module.css';

/** The address that the customer signs in with, and the one that it is going over to. */
export function Email({ email, pending }: { email: string; pending: string | null }) {
  const [changing, setChanging] = useState(false);
  return (
    <Setting title="Email">
      <p className={styles.text}>You sign in with {email}, and our emails go there.</p>
      {pending !== null && (
        <p className={styles.text}>
          <StateText state="expiring">
            Waits for {pending}: open the link that we sent there, within {durationInWords(LINK_SECONDS.change_email)}.
          </StateText>
        </p>
      )}
      <Button onClick={() => setChanging(true)}>Change the address</Button>
      {changing && <ChangeEmail onDone={() => setChanging(false)} />}
    </Setting>
  );
}
