import { useApiMutation } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { newPassword, resetPassword } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, useNavigate } from '@storefront/shared/routing';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { PasswordField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '@storefront/shared/password';
import { z } from 'zod/mini';
import { passwordStrength } from '../../model/password-strength';
import * as messages from './messages';

const newPasswordForm = z.object({ password: newPassword });

/** Sets a new password with the token from the email, which ends every session of the account. */
export function NewPasswordForm({ token, username }: { token: string; username: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { count } = useCart();
  const reset = useApiMutation(resetPassword);
  const form = useZodForm({ schema: newPasswordForm, defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });

  const submit = async ({ password }: { password: string }) => {
    try {
      await reset.mutateAsync({ input: { token, username, password } });
      notify({ tone: 'success', text: t(messages.changed) });
      // The email link opens in a new tab without the return path. If there are domains in the cart, the customer most likely came from
      // checkout.
      navigate(paths.login(count > 0 ? paths.registrant() : undefined), { replace: true });
    } catch (error) {
      showRefusal(form, error, t, { password_guessable: 'password' });
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label={t(messages.newPassword)}
        autoComplete="new-password"
        hint={passwordStrength(typed, { email: username }, t)}
        {...form.field('password')}
      />
      <Button
        type="submit"
        variant="filled"
        size="lg"
        loading={form.formState.isSubmitting ? t(messages.saving) : undefined}
      >
        {t(messages.setPassword)}
      </Button>
    </Form>
  );
}
