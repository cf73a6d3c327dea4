import { useApiMutation, type ApiError } from '@storefront/shared/api';
import { completeLogin, type SecondFactorNeeded } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { askForPasskey, knowsPasskeys } from '@storefront/shared/password';
import { useEffect, useRef, useState } from 'react';
import { hasEnded } from './has-ended';
import * as messages from './messages';

/** A method whose code is typed. */
export type CodeMethod = 'app' | 'recovery';
type SecondStepMethod = CodeMethod | 'passkey' | 'lost';

interface SecondStepOptions {
  readonly needed: SecondFactorNeeded;
  /** Called once the session is open. */
  readonly onOpened: () => Promise<void>;
  /** Called if the ticket has ended, so that the password has to be entered again. */
  readonly onEnded: (why: ApiError) => void;
}

/** The chosen method of the second step, the typed codes, and how each is sent. The focus follows the method. */
export function useSecondStep({ needed: { ticket, takes_app_code, passkey }, onOpened, onEnded }: SecondStepOptions) {
  const t = useTranslate();
  const codeBox = useRef<HTMLInputElement>(null);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  const takesPasskey = passkey !== null && knowsPasskeys();
  const first: SecondStepMethod = takes_app_code ? 'app' : takesPasskey ? 'passkey' : 'recovery';
  const [method, setMethod] = useState<SecondStepMethod>(first);
  const [codes, setCodes] = useState({ app: '', recovery: '' });
  const [problem, setProblem] = useState<string>();
  const complete = useApiMutation(completeLogin, {
    gcTime: 0,
    onSuccess: onOpened,
    onError: (error) => hasEnded(error) && onEnded(error),
  });

  useEffect(() => {
    (method === 'passkey' ? passkeyButton : codeBox).current?.focus();
  }, [method]);

  function refuse(why: string): void {
    setProblem(why);
    codeBox.current?.focus();
  }

  return {
    /** The method that is offered first. */
    first,
    method,
    takesPasskey,
    codes,
    problem,
    codeBox,
    passkeyButton,
    isCodeSent: complete.isPending && 'code' in (complete.variables?.input ?? {}),
    choose(next: SecondStepMethod): void {
      setProblem(undefined);
      setMethod(next);
    },
    type: (typed: Partial<typeof codes>) => setCodes({ ...codes, ...typed }),
    sendCode(of: CodeMethod): void {
      if (complete.isPending) return;
      const code = codes[of].trim();
      if (code === '') return refuse(t(messages.enterCode));
      setProblem(undefined);
      complete.mutate(
        { input: { ticket, code } },
        { onError: (error) => !hasEnded(error) && refuse(failureText(error, t)) },
      );
    },
    async usePasskey(): Promise<void> {
      const answer = passkey && (await askForPasskey(passkey));
      if (!answer) return;
      await complete.mutateAsync({ input: { ticket, answer } }).catch((error: unknown) => {
        if (!hasEnded(error)) throw error;
      });
    },
  };
}
