import { useTranslate } from '@storefront/shared/i18n';
import { PasskeyButton } from '@storefront/shared/password';
import { paths, PageLink } from '@storefront/shared/routing';
import { usePendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { PasswordField, TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary } from '@storefront/shared/ui/form';
import { lazy, Suspense } from 'react';
import * as messages from './messages';
import styles from './sign-in-form.module.css';
import { usePasskeyAtHand } from './use-passkey-at-hand';
import { useSignIn } from './use-sign-in';

const SecondStep = lazy(() => import('./second-step/SecondStep').then((m) => ({ default: m.SecondStep })));

/**
 * Signs in with a password, and a second step if the account has one, or with a passkey alone; then continues to `returnTo`, a path of the
 * shop. A wrong password and an unconfirmed address get the same response (SS-05).
 */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const t = useTranslate();
  const { form, needed, ...signIn } = useSignIn(returnTo);
  const pending = usePendingVerification();
  const isPasskeyAtHand = usePasskeyAtHand();

  if (needed) {
    return (
      <Suspense>
        <SecondStep
          needed={needed}
          onOpened={signIn.completeSignIn}
          onEnded={signIn.onEnded}
          onStartAgain={signIn.onStartAgain}
        />
      </Suspense>
    );
  }
  return (
    <Form form={form} onSubmit={signIn.submit}>
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
      <PasskeyButton variant={isPasskeyAtHand ? 'outlined' : 'plain'} size="lg" wide onUse={signIn.signInWithPasskey} />
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
