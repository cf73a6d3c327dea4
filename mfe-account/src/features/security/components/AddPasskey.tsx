import { api } from '@storefront/shared/api';
import { addPasskey, beginPasskey, passkeyName } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { makePasskey, useReauth } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { z } from 'zod/mini';
import { showRefusal } from '../../../model/show-refusal';
import { deviceWords } from '../model/device-words';
import { refreshSecurity } from '../api/refresh-security';

const named = z.object({ name: passkeyName });

interface AddPasskeyProps {
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

/** Names a passkey and has the browser make it. */
export function AddPasskey({ onCodes, onDone }: AddPasskeyProps) {
  const formId = useId();
  const reauth = useReauth('A passkey opens your account.');
  const form = useZodForm({ schema: named, defaultValues: { name: deviceWords(navigator.userAgent) } });
  const { isSubmitting } = form.formState;

  const submit = async ({ name }: { name: string }) => {
    try {
      const question = await reauth.run(() => api.call(beginPasskey));
      const answer = question && (await makePasskey(question.options));
      if (!answer) return;
      const { recovery_codes } = await api.call(addPasskey, { input: { ticket: question.ticket, name, answer } });
      notify({ tone: 'success', text: `The passkey ${name} is added. You can sign in with it now.` });
      onDone();
      onCodes(recovery_codes);
      await refreshSecurity();
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Add a passkey"
      description="Your browser asks where to keep it: on this device, on another one, or with your password manager."
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && 'Waiting for your device'}>
            Make the passkey
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormErrorSummary />
        <TextField
          label="Name"
          hint="A name to recognise this passkey by"
          autoComplete="off"
          maxLength={60}
          {...form.field('name')}
        />
      </Form>
      {reauth.dialog}
    </Dialog>
  );
}
