import { addressed, changeEmail } from '@storefront/shared/contract';
import { durationInWords, LINK_SECONDS } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { showRefusal } from '../../../model/show-refusal';
import { refreshSecurity } from '../api/refresh-security';

/** Asks for the address that the account goes over to once the link sent there is opened. */
export function ChangeEmail({ onDone }: { onDone: () => void }) {
  const formId = useId();
  const change = useReauthMutation(changeEmail, 'You are about to change the address of your account.');
  const form = useZodForm({ schema: addressed, defaultValues: { email: '' } });
  const { isSubmitting } = form.formState;

  const submit = async (input: { email: string }) => {
    try {
      if (!(await change.mutateAsync({ input }))) return;
    } catch (error) {
      showRefusal(form, error);
      return;
    }
    notify({ tone: 'success', text: `Open the link in the email to ${input.email}. Until then nothing changes.` });
    onDone();
    await refreshSecurity();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Change your email address"
      description={`We send a link to the new address; it becomes yours when you open the link. The old address is told, and can take the account back for ${durationInWords(LINK_SECONDS.restore_email)}.`}
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && 'Sending'}>
            Send the link
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormErrorSummary />
        <TextField
          label="New email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
      </Form>
      {change.dialog}
    </Dialog>
  );
}
