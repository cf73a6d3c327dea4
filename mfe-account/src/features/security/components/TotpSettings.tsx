import { beginTotp, removeTotp } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation, useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { FieldError } from '@storefront/shared/ui/field';
import { useId, useState } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { Setting } from './Setting';
import { SetUpTotp, type TotpSecret } from './SetUpTotp';
import { RemoveSecondFactor } from './RemoveSecondFactor';
import * as messages from './messages';
import styles from './security.module.css';

interface TotpSettingsProps {
  /** When the codes were turned on; null if they are off. */
  since: string | null;
  isLastFactor: boolean;
  /** When the codes can be turned off again, while a former address can take the account back. */
  removableFrom: string | undefined;
  onCodes: (codes: readonly string[]) => void;
}

/** Setting for codes of an authenticator app (TOTP, RFC 6238), which are required after the password. */
export function TotpSettings({ since, isLastFactor, removableFrom, onCodes }: TotpSettingsProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const errorId = useId();
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [turningOff, setTurningOff] = useState(false);

  const setUp = useReauthMutation(beginTotp, t(messages.setUpWhy), { onDone: setSecret });
  const remove = useReauthMutation(removeTotp, t(messages.appWhy), {
    onDone: async () => {
      await refreshSecurity();
      notify({ tone: 'success', text: t(messages.appRemoved) });
      setTurningOff(false);
    },
  });

  return (
    <Setting title={t(messages.app)}>
      <p className={styles.text}>
        {since === null ? t(messages.appOff) : t(messages.appOn, { date: () => <DateText value={since} /> })}
      </p>
      {since === null ? (
        <Button
          loading={setUp.isPending && t(messages.settingUp)}
          aria-describedby={setUp.error ? errorId : undefined}
          {...customerOnly('beginTotp')}
          onClick={() => setUp.mutate()}
        >
          {t(messages.setUpApp)}
        </Button>
      ) : removableFrom === undefined ? (
        <Button variant="danger" {...customerOnly('removeTotp')} onClick={() => setTurningOff(true)}>
          {t(messages.removeApp)}
        </Button>
      ) : (
        <p className={styles.quiet}>{t(messages.removableFrom, { date: removableFrom })}</p>
      )}
      {setUp.error && (
        <div role="alert">
          <FieldError id={errorId}>{failureText(setUp.error, t)}</FieldError>
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
          title={t(messages.appQuestion)}
          description={t(messages.appTerms)}
          action={t(messages.removeApp)}
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
