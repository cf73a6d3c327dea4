import { useApiMutation, type ApiError } from '@storefront/shared/api';
import { completeLogin, type SecondFactorNeeded } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { askForPasskey, knowsPasskeys, PasskeyButton } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { hasEnded } from './has-ended';
import { LostFactors } from './LostFactors';
import * as messages from './messages';
import styles from '../sign-in-form.module.css';

interface SecondStepProps {
  needed: SecondFactorNeeded;
  /** Called once the session is open. */
  onOpened: () => Promise<void>;
  /** Called if the ticket has ended, so that the password has to be entered again. */
  onEnded: (why: ApiError) => void;
  onStartAgain: () => void;
}

type SecondStepMethod = 'app' | 'recovery' | 'passkey' | 'lost';

const codeFields = {
  app: { label: messages.appCode, hint: messages.appCodeHint, inputMode: 'numeric', width: 'short' },
  recovery: { label: messages.recoveryCode, hint: messages.recoveryHint, inputMode: 'text', width: 'medium' },
} as const;

/** The second step after a correct password: the code of an app, a passkey or a recovery code, or help if all of them are lost. */
export function SecondStep({
  needed: { ticket, takes_app_code, passkey, factor_removal_days: days },
  onOpened,
  onEnded,
  onStartAgain,
}: SecondStepProps) {
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  const takesPasskey = passkey !== null && knowsPasskeys();
  const first = takes_app_code ? 'app' : takesPasskey ? 'passkey' : 'recovery';
  const [way, setWay] = useState<SecondStepMethod>(first);
  const [codes, setCodes] = useState({ app: '', recovery: '' });
  const [problem, setProblem] = useState<string>();
  const complete = useApiMutation(completeLogin, {
    gcTime: 0,
    onSuccess: onOpened,
    onError: (error) => hasEnded(error) && onEnded(error),
  });
  const isSent = complete.isPending && 'code' in (complete.variables?.input ?? {});

  useEffect(() => {
    (way === 'passkey' ? passkeyButton : box).current?.focus();
  }, [way]);

  function change(next: SecondStepMethod) {
    setProblem(undefined);
    setWay(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (complete.isPending || way === 'passkey' || way === 'lost') return;
    const code = codes[way].trim();
    if (code === '') return refuse(t(messages.enterCode));
    setProblem(undefined);
    complete.mutate(
      { input: { ticket, code } },
      { onError: (error) => !hasEnded(error) && refuse(failureText(error, t)) },
    );
  }

  function refuse(why: string) {
    setProblem(why);
    box.current?.focus();
  }

  async function usePasskey() {
    const answer = passkey && (await askForPasskey(passkey));
    if (!answer) return;
    await complete.mutateAsync({ input: { ticket, answer } }).catch((error: unknown) => {
      if (!hasEnded(error)) throw error;
    });
  }

  if (way === 'lost')
    // Offered below only if there is one.
    return days === undefined ? null : (
      <LostFactors ticket={ticket} days={days} onEnded={onEnded} onBack={() => change(first)} />
    );
  return (
    <section className={styles.step} aria-labelledby="second-step">
      <Stack gap={8}>
        <h2 id="second-step" className={styles.stepTitle}>
          {t(messages.oneMoreStep)}
        </h2>
        <p>{t(messages.asksToo, { way: way === 'passkey' ? 'passkey' : 'code' })}</p>
      </Stack>
      {way === 'passkey' ? (
        <PasskeyButton ref={passkeyButton} variant="filled" size="lg" wide onUse={usePasskey} />
      ) : (
        <form noValidate className={styles.step} onSubmit={submit}>
          <TextField
            key={way}
            ref={box}
            name="code"
            {...codeFields[way]}
            label={t(codeFields[way].label)}
            hint={t(codeFields[way].hint)}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            mono
            value={codes[way]}
            error={problem}
            onChange={({ target }) => setCodes({ ...codes, [way]: target.value })}
          />
          <Button type="submit" variant="filled" size="lg" loading={isSent && t(messages.signingIn)}>
            {t(messages.signIn)}
          </Button>
          {takesPasskey && <PasskeyButton size="lg" wide onUse={usePasskey} />}
        </form>
      )}
      <Row gap={16} className={styles.ways}>
        {way === 'recovery' ? (
          takes_app_code && (
            <Button variant="plain" onClick={() => change('app')}>
              {t(messages.useApp)}
            </Button>
          )
        ) : (
          <Button variant="plain" onClick={() => change('recovery')}>
            {t(messages.useRecovery)}
          </Button>
        )}
        {days !== undefined && (
          <Button variant="plain" onClick={() => change('lost')}>
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
