import { useApiMutation } from '@storefront/shared/api';
import { addressed, resendVerification, type InputOf } from '@storefront/shared/contract';
import { usePendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '../refusal/show-refusal';

/** Asks for another mail. The answer does not tell whether the address has an account (SS-05). */
export function ResendVerification() {
  const pending = usePendingVerification();
  const resend = useApiMutation(resendVerification);
  const form = useZodForm({ schema: addressed, defaultValues: { email: '' }, values: { email: pending ?? '' } });

  const submit = async (values: InputOf<typeof resendVerification>) => {
    try {
      await resend.mutateAsync({ input: values });
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <Button type="submit" variant="outlined" loading={form.formState.isSubmitting ? 'Sending' : undefined}>
        Send the mail again
      </Button>
      <p role="status">{resend.isSuccess ? 'If an account waits for this address, a new mail is on its way.' : ''}</p>
    </Form>
  );
}
