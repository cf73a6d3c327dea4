import { beginTotp, removeTotp } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { FieldError } from '@storefront/shared/ui/field';
import { useId, useState } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { Setting } from './Setting';
import { SetUpTotp, type TotpSecret } from './SetUpTotp';
import { RemoveSecondFactor } from './RemoveSecondFactor';
import styles from './security.module.css';

interface TotpSettingsProps {
  /** When the codes were turned on; null where they are not. */
  since: string | null;
  isLastFactor: boolean;
  onCodes: (codes: readonly string[]) => void;
}

/** Codes of an authenticator app (TOTP, RFC 6238), asked for after the password: set up, and turned off. */
export function TotpSettings({ since, isLastFactor, onCodes }: TotpSettingsProps) {
  const errorId = useId();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [turningOff, setTurningOff] = useState(false);

  const setUp = useReauthMutation(beginTotp, 'You are about to change how your account is signed in to.', {
    onDone: setSecret,
  });
  const remove = useReauthMutation(removeTotp, 'You are about to remove your authenticator app.', {
    onDone: async () => {
      await refreshSecurity();
      notify({ tone: 'success', text: 'Authenticator app removed.' });
      setTurningOff(false);
    },
  });

  return (
    <Setting title="Authenticator app">
      <p className={styles.text}>
        {since === null ? (
          'Off. An app on your phone shows a code that changes every 30 seconds. It is asked for after your password, and before the most important changes.'
        ) : (
          <>
            On since <DateText value={since} />. A code is asked for after your password, and before the most important
            changes.
          </>
        )}
      </p>
      {since === null ? (
        <Button
          loading={setUp.isPending && 'Setting up'}
          aria-describedby={setUp.error ? errorId : undefined}
          onClick={() => setUp.mutate()}
        >
          Set up an app
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setTurningOff(true)}>
          Remove the app
        </Button>
      )}
      {setUp.error && (
        <div role="alert">
          <FieldError id={errorId}>{failureText(setUp.error)}</FieldError>
        </div>
      )}
      {setUp.dialog}
      {secret && (
        <SetUpTotp
          secret={secret}
          onDone={(codes) => {
            setSecret(null);
            if (codes) onCodes(codes);
          }}
        />
      )}
      {turningOff && (
        <RemoveSecondFactor
          title="Remove your authenticator app?"
          description="We will no longer ask for its codes. Delete the entry in the app too."
          action="Remove the app"
          isLastFactor={isLastFactor}
          removal={remove}
          onConfirm={() => remove.mutate()}
          onClose={() => {
            remove.reset();
            setTurningOff(false);
          }}
        />
      )}
    </Setting>
  );
}
