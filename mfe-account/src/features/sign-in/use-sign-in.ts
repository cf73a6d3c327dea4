import { useApiMutation } from '@storefront/shared/api';
import { login, type Credentials, type SecondFactorNeeded } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PasskeyProblem, showRefusal } from '@storefront/shared/password';
import { useNavigate } from '@storefront/shared/routing';
import { forgetPendingVerification, refreshSession } from '@storefront/shared/session';
import { useZodForm } from '@storefront/shared/ui/form';
import { useEffect, useRef, useState } from 'react';

/** Loaded with the first change: the schema library is a tenth of the page's scripts. */
const getCredentials = () => import('./credentials').then((module) => module.credentials);

/** The form for the password, the second step if one is needed, and what follows a sign-in. */
export function useSignIn(returnTo: string) {
  const t = useTranslate();
  const navigate = useNavigate();
  const form = useZodForm({ schema: getCredentials, defaultValues: { email: '', password: '' } });
  const signIn = useApiMutation(login, { gcTime: 0 });
  const [needed, setNeeded] = useState<SecondFactorNeeded>();
  const startsAgain = useRef(false);

  useEffect(() => {
    if (needed || !startsAgain.current) return;
    startsAgain.current = false;
    form.setFocus('password');
  }, [form, needed]);

  const completeSignIn = async () => {
    await refreshSession();
    forgetPendingVerification();
    navigate(returnTo, { replace: true });
  };

  const submit = async (values: Credentials) => {
    try {
      const { second_factor } = await signIn.mutateAsync({ input: values });
      if (second_factor) setNeeded(second_factor);
      else await completeSignIn();
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  const signInWithPasskey = async () => {
    form.clearErrors();
    const { signInByPasskey } = await import('./sign-in-by-passkey').catch((cause: unknown) => {
      throw new PasskeyProblem('not_loaded', { cause });
    });
    if (await signInByPasskey()) await completeSignIn();
  };

  return {
    form,
    needed,
    completeSignIn,
    submit,
    signInWithPasskey,
    /** Returns to the password after a second step that ended. */
    onEnded(why: unknown) {
      showRefusal(form, why, t);
      setNeeded(undefined);
    },
    onStartAgain() {
      startsAgain.current = true;
      setNeeded(undefined);
    },
  };
}
