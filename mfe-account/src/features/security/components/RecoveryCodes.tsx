import { renewRecoveryCodes } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation, useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { FieldError } from '@storefront/shared/ui/field';
import { StateText } from '@storefront/shared/ui/state';
import { useId, type Ref } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { Setting } from './Setting';
import * as messages from './messages';
import styles from './security.module.css';

/** With this many codes or fewer, the customer is advised to create new ones. */
const FEW = 2;

interface RecoveryCodesProps {
  /** How many are unused. */
  left: number;
  headingRef: Ref<HTMLHeadingElement>;
  onCodes: (codes: readonly string[]) => void;
}

/** One-time codes for a customer who has lost the second factor. */
export function RecoveryCodes({ left, headingRef, onCodes }: RecoveryCodesProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const errorId = useId();
  const renew = useReauthMutation(renewRecoveryCodes, t(messages.codesWhy), {
    onDone: async ({ recovery_codes }) => {
      onCodes(recovery_codes);
      await refreshSecurity();
    },
  });

  return (
    <Setting title={t(messages.codes)} headingRef={headingRef}>
      <p className={styles.text}>{left > FEW ? t(messages.codesLeft, { count: left }) : t(messages.aboutCodes)}</p>
      {left <= FEW && (
        <p className={styles.text}>
          <StateText state={left === 0 ? 'expired' : 'expiring'}>{t(messages.codesFew, { count: left })}</StateText>
        </p>
      )}
      <Button
        loading={renew.isPending && t(messages.makingCodes)}
        aria-describedby={renew.error ? errorId : undefined}
        {...customerOnly('renewRecoveryCodes')}
        onClick={() => renew.mutate()}
      >
        {t(messages.makeCodes)}
      </Button>
      {renew.error && (
        <div role="alert">
          <FieldError id={errorId}>{t(messages.unchanged, { failure: failureText(renew.error, t) })}</FieldError>
        </div>
      )}
      {renew.dialog}
    </Setting>
  );
}
