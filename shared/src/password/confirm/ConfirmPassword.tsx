import { ApiError, useApiMutation } from '@storefront/shared/api';
import { confirmPassword } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { PasswordField, TextField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { PasskeyButton } from '../PasskeyButton';
import { proveByPasskey } from '../prove-by-passkey';
import * as messages from './messages';

interface ConfirmPasswordProps {
  why: string;
  onDone: (confirmed: boolean) => void;
}

interface Problem {
  readonly at: 'password' | 'code';
  readonly text: string;
}

/** Asks for the password, with a code if the account has a second factor, or for a passkey. Valid for five minutes. */
export function ConfirmPassword({ why, onDone }: ConfirmPasswordProps) {
  const t = useTranslate();
  const form = useId();
  const passwordBox = useRef<HTMLInputElement>(null);
  const codeBox = useRef<HTMLInputElement>(null);
  const session = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const confirm = useApiMutation(confirmPassword, {
    // Nothing secret stays in the cache after the dialog closes.
    gcTime: 0,
    onSuccess: () => onDone(true),
    onError: (error) => {
      const refused = error instanceof ApiError ? error.code : undefined;
      if (refused === 'code_needed') setNeedsCode(true);
      else show({ at: refused === 'wrong_code' ? 'code' : 'password', text: failureText(error, t) });
    },
  });

  useEffect(() => {
    if (needsCode) codeBox.current?.focus();
  }, [needsCode]);

  function show(next: Problem) {
    setProblem(next);
    (next.at === 'code' ? codeBox : passwordBox).current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog must not submit the form that the dialog was opened from.
    event.stopPropagation();
    if (confirm.isPending) return;
    if (password === '') return show({ at: 'password', text: t(messages.enterPassword) });
    if (needsCode && code.trim() === '') return show({ at: 'code', text: t(messages.enterCode) });
    setProblem(undefined);
    confirm.mutate({ input: { password, ...(needsCode && { code }) } });
  }

  async function usePasskey() {
    if (await proveByPasskey()) onDone(true);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone(false)}
      focusFirst={passwordBox}
      title={t(messages.title)}
      description={t(messages.why, { why })}
      footer={
        <>
          <Button type="submit" form={form} variant="filled" loading={confirm.isPending && t(messages.checking)}>
            {t(messages.confirm)}
          </Button>
          <PasskeyButton onUse={usePasskey} />
          <Button onClick={() => onDone(false)}>{t(messages.cancel)}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          {/* Password managers need the username. */}
          <input
            type="hidden"
            name="username"
            autoComplete="username"
            value={session.status === 'authenticated' ? session.user.email : ''}
            readOnly
          />
          <PasswordField
            ref={passwordBox}
            label={t(messages.password)}
            name="password"
            value={password}
            error={problem?.at === 'password' && problem.text}
            onChange={(event) => setPassword(event.target.value)}
          />
          {needsCode && (
            <TextField
              ref={codeBox}
              label={t(messages.code)}
              name="code"
              hint={t(messages.codeHint)}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              mono
              width="medium"
              value={code}
              error={problem?.at === 'code' && problem.text}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
