import { ApiError, useApiMutation } from '@storefront/shared/api';
import { credentials, login, type Credentials } from '@storefront/shared/contract';
import { paths, PageLink, useNavigate } from '@storefront/shared/routing';
import { refreshSession, rememberPendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { PasswordField, TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import styles from './SignInForm.module.css';
import { showRefusal } from '../refusal/show-refusal';

/** Signs in and goes on to `returnTo`, an address inside the shop. One text answers every wrong pair (SS-05). */
export function SignInForm({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const form = useZodForm({ schema: credentials, defaultValues: { email: '', password: '' } });
  const signIn = useApiMutation(login);

  const submit = async (values: Credentials) => {
    try {
      await signIn.mutateAsync({ input: values });
      await refreshSession();
      navigate(returnTo, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.body?.code === 'email_not_verified') {
        rememberPendingVerification(values.email);
        navigate(paths.verification(returnTo));
        return;
      }
      showRefusal(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" variant="filled" size="lg" loading={form.formState.isSubmitting ? 'Signing in' : undefined}>
        Sign in
      </Button>
      <p className={styles.aside}>
        <PageLink to={paths.recover()}>Forgot it?</PageLink>
        <span>
          New here? <PageLink to={paths.register(returnTo)}>Create an account</PageLink>
        </span>
      </p>
    </Form>
  );
}
