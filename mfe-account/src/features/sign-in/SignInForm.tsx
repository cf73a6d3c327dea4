import { useApiMutation } from '@storefront/shared/api';
import { login, type Credentials, type SecondFactorNeeded } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PasskeyButton, PasskeyProblem, showRefusal } from '@storefront/shared/password';
import { paths, PageLink, useNavigate } from '@storefront/shared/routing';
import { forgetPendingVerification, refreshSession, usePendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { PasswordField, TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as messages from './messages';
import styles from './sign-in-form.module.css';
import { usePasskeyAtHand } from './use-passkey-at-hand';

const SecondStep = lazy(() => import('./second-step/SecondStep').then((module) => ({ default: module.SecondStep })));

/** Loaded with the first change: the schema library is a tenth of the page's scripts. */
const getCredentials = () => import('./credentials').then((module) => module.credentials);

/**
 * Signs in with a password, and a second step if the account has one, or with a passkey alone; then continues to `returnTo`, a path of the
 * shop. A wrong password and an unconfirmed address get the same response (SS-05).
 */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const form = useZodForm({ schema: getCredentials, defaultValues: { email: '', password: '' } });
  const signIn = useApiMutation(login, { gcTime: 0 });
  const pending = usePendingVerification();
  const [needed, setNeeded] = useState<SecondFactorNeeded>();
  const isPasskeyAtHand = usePasskeyAtHand();
  const startsAgain = useRef(false);

  useEffect(() => {
    if (needed || !startsAgain.current) return;
    startsAgain.current = false;
    form.setFocus('password');
  }, [form, needed]);

  const goOn = async () => {
    await refreshSession();
    forgetPendingVerification();
    navigate(returnTo, { replace: true });
  };

  const submit = async (values: Credentials) => {
    try {
      const { second_factor } = await signIn.mutateAsync({ input: values });
      if (second_factor) setNeeded(second_factor);
      else await goOn();
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  const usePasskey = async () => {
    form.clearErrors();
    const { signInByPasskey } = await import('./sign-in-by-passkey').catch((cause: unknown) => {
      throw new PasskeyProblem('not_loaded', { cause });
    });
    if (await signInByPasskey()) await goOn();
  };

  if (needed) {
    return (
      <Suspense>
        <SecondStep
          needed={needed}
          onOpened={goOn}
          onEnded={(why) => {
            showRefusal(form, why, t);
            setNeeded(undefined);
          }}
          onStartAgain={() => {
            startsAgain.current = true;
            setNeeded(undefined);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      <TextField
        label={t(messages.email)}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField label={t(messages.password)} autoComplete="current-password" {...form.field('password')} />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        loading={form.formState.isSubmitting ? t(messages.signingIn) : undefined}
      >
        {t(messages.signIn)}
      </Button>
      <PasskeyButton variant={isPasskeyAtHand ? 'outlined' : 'plain'} size="lg" wide onUse={usePasskey} />
      <p className={styles.aside}>
        <PageLink to={paths.recover(returnTo)}>{t(messages.forgot)}</PageLink>
        <span>
          {t(messages.newHere, { link: (words) => <PageLink to={paths.register(returnTo)}>{words}</PageLink> })}
        </span>
      </p>
      {/* The response to a sign-in does not reveal that an address is unconfirmed; only the browser that registered it has stored that. */}
      {pending && (
        <p className={styles.aside}>
          <span>
            {t(messages.notConfirmed, {
              link: (words) => <PageLink to={paths.verification(returnTo)}>{words}</PageLink>,
            })}
          </span>
        </p>
      )}
    </Form>
  );
}
