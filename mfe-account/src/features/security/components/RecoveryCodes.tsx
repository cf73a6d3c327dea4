import { renewRecoveryCodes } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { useReauthMutation } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { FieldError } from '@storefront/shared/ui/field';
import { StateText } from '@storefront/shared/ui/state';
import { useId, type Ref } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { Setting } from './Setting';
import styles from './security.module.css';

/** So few that it is time for new ones. */
const FEW = 2;

function leftWords(left: number): string {
  if (left === 0) return 'None is left: without your app or passkey you could not sign in. Make new ones now.';
  return `Only ${left} ${left === 1 ? 'is' : 'are'} left. Make new ones before you need them.`;
}

interface RecoveryCodesProps {
  /** How many are unused. */
  left: number;
  headingRef: Ref<HTMLHeadingElement>;
  onCodes: (codes: readonly string[]) => void;
}

/** One-time codes for the day on which the second factor is lost. */
export function RecoveryCodes({ left, headingRef, onCodes }: RecoveryCodesProps) {
  const errorId = useId();
  const renew = useReauthMutation(renewRecoveryCodes, 'Recovery codes open your account without your app or passkey.', {
    onDone: async ({ recovery_codes }) => {
      onCodes(recovery_codes);
      await refreshSecurity();
    },
  });

  return (
    <Setting title="Recovery codes" headingRef={headingRef}>
      <p className={styles.text}>
        For the day on which your app or passkey is lost. Each works once. {left > FEW && `${left} are left.`}
      </p>
      {left <= FEW && (
        <p className={styles.text}>
          <StateText state={left === 0 ? 'expired' : 'expiring'}>{leftWords(left)}</StateText>
        </p>
      )}
      <Button
        loading={renew.isPending && 'Making new ones'}
        aria-describedby={renew.error ? errorId : undefined}
        onClick={() => renew.mutate()}
      >
        Make new codes
      </Button>
      {renew.error && (
        <div role="alert">
          <FieldError id={errorId}>Nothing changed. {failureText(renew.error)}</FieldError>
        </div>
      )}
      {renew.dialog}
    </Setting>
  );
}
