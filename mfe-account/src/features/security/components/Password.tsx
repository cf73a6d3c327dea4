import { Button } from '@storefront/shared/ui/button';
import { useState } from 'react';
import { ChangePassword } from './ChangePassword';
import { Setting } from './Setting';
import styles from './security.module.css';

/** The password of the account, which nobody sees again. */
export function Password({ email }: { email: string }) {
  const [changing, setChanging] = useState(false);
  return (
    <Setting title="Password">
      <p className={styles.text}>A new one ends all your other sessions.</p>
      <Button onClick={() => setChanging(true)}>Change the password</Button>
      {changing && <ChangePassword email={email} onDone={() => setChanging(false)} />}
    </Setting>
  );
}
