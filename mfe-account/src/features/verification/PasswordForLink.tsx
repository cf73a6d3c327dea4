import { PageLink, paths } from '@storefront/shared/routing';
import { usePendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { PasswordField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { z } from 'zod/mini';
import { showRefusal } from '../../model/show-refusal';

const passwordForm = z.object({
  password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(256, 'Use at most 256 characters')),
});

/**
 * Asks for the password of a new account as the link of its email is opened: anybody can ask for an account with any address, and
 * only the password tells whose it is.
 */
export function PasswordForLink({ onSend }: { onSend: (password: string) => Promise<void> }) {
  const pending = usePendingVerification();
  const form = useZodForm({ schema: passwordForm, defaultValues: { password: '' } });

  const submit = async ({ password }: { password: string }) => {
    try {
      await onSend(password);
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <>
      <p>
        One last step: enter the password that you chose for your account. It makes sure that the account is yours and
        not one that somebody else asked for with your address.
      </p>
      <Form form={form} onSubmit={submit}>
        <FormErrorSummary />
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={pending ?? ''} readOnly />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button
          type="submit"
          variant="filled"
          size="lg"
          loading={form.formState.isSubmitting ? 'Confirming' : undefined}
        >
          Confirm and sign in
        </Button>
      </Form>
      <p>
        <PageLink to={paths.recover()}>Set a new password</PageLink> if you forgot it: that confirms your address too.
      </p>
    </>
  );
}
