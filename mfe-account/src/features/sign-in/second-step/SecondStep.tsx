import type { ApiError } from '@storefront/shared/api';
import type { SecondFactorNeeded } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PasskeyButton } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { LostFactors } from './LostFactors';
import * as messages from './messages';
import { useSecondStep, type CodeMethod } from './use-second-step';
import styles from '../sign-in-form.module.css';

interface SecondStepProps {
  needed: SecondFactorNeeded;
  /** Called once the session is open. */
  onOpened: () => Promise<void>;
  /** Called if the ticket has ended, so that the password has to be entered again. */
  onEnded: (why: ApiError) => void;
  onStartAgain: () => void;
}

const codeFields = {
  app: { label: messages.appCode, hint: messages.appCodeHint, inputMode: 'numeric', width: 'short' },
  recovery: { label: messages.recoveryCode, hint: messages.recoveryHint, inputMode: 'text', width: 'medium' },
} as const;

/** The second step after a correct password: the code of an app, a passkey or a recovery code, or help if all of them are lost. */
export function SecondStep({ needed, onOpened, onEnded, onStartAgain }: SecondStepProps) {
  const t = useTranslate();
  const step = useSecondStep({ needed, onOpened, onEnded });
  const { ticket, takes_app_code, factor_removal_days: days } = needed;
  const { first, method, choose, passkeyButton, usePasskey } = step;

  if (method === 'lost')
    // Offered below only if there is one.
    return days === undefined ? null : (
      <LostFactors ticket={ticket} days={days} onEnded={onEnded} onBack={() => choose(first)} />
    );
  return (
    <section className={styles.step} aria-labelledby="second-step">
      <Stack gap={8}>
        <h2 id="second-step" className={styles.stepTitle}>
          {t(messages.oneMoreStep)}
        </h2>
        <p>{t(messages.asksToo, { way: method === 'passkey' ? 'passkey' : 'code' })}</p>
      </Stack>
      {method === 'passkey' ? (
        <PasskeyButton ref={passkeyButton} variant="filled" size="lg" wide onUse={usePasskey} />
      ) : (
        <CodeForm method={method} step={step} />
      )}
      <Row gap={16} className={styles.ways}>
        {method === 'recovery' ? (
          takes_app_code && (
            <Button variant="plain" onClick={() => choose('app')}>
              {t(messages.useApp)}
            </Button>
          )
        ) : (
          <Button variant="plain" onClick={() => choose('recovery')}>
            {t(messages.useRecovery)}
          </Button>
        )}
        {days !== undefined && (
          <Button variant="plain" onClick={() => choose('lost')}>
            {t(messages.lost)}
          </Button>
        )}
        <Button variant="plain" onClick={onStartAgain}>
          {t(messages.startAgain)}
        </Button>
      </Row>
    </section>
  );
}

/** The field for a code, and a passkey as an alternative. */
function CodeForm({ method, step }: { method: CodeMethod; step: ReturnType<typeof useSecondStep> }) {
  const t = useTranslate();
  const { codeBox, codes, problem, isCodeSent, takesPasskey, type, sendCode, usePasskey } = step;
  return (
    <form
      noValidate
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        sendCode(method);
      }}
    >
      <TextField
        key={method}
        ref={codeBox}
        name="code"
        {...codeFields[method]}
        label={t(codeFields[method].label)}
        hint={t(codeFields[method].hint)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        mono
        value={codes[method]}
        error={problem}
        onChange={({ target }) => type({ [method]: target.value })}
      />
      <Button type="submit" variant="filled" size="lg" loading={isCodeSent && t(messages.signingIn)}>
        {t(messages.signIn)}
      </Button>
      {takesPasskey && <PasskeyButton size="lg" wide onUse={usePasskey} />}
    </form>
  );
}
