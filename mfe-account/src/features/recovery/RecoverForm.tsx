import { useApiMutation } from '@storefront/shared/api';
import { addressed, recover, type InputOf } from '@storefront/shared/contract';
import { PageLink, paths, useNavigate } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '../refusal/show-refusal';

/** Asks for a link to a new password. Goes on alike for every address (SS-05). */
export function RecoverForm() {
  const navigate = useNavigate();
  const send = useApiMutation(recover);
  const form = useZodForm({ schema: addressed, defaultValues: { email: '' } });

  const submit = async (values: InputOf<typeof recover>) => {
    try {
      await send.mutateAsync({ input: values });
      navigate(paths.emailsent());
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
        autoComplete="username"
        {...form.field('email')}
      />
      <Button type="submit" variant="filled" size="lg" loading={form.formState.isSubmitting ? 'Sending' : undefined}>
        Send the link
      </Button>
      <p>
        <PageLink to={paths.login()}>Back to sign in</PageLink>
      </p>
    </Form>
  );
}
