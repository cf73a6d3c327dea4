import { passkeyName } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { z } from 'zod/mini';
import { showRefusal } from '../../../model/show-refusal';
import { deviceWords } from '../model/device-words';
import { refreshSecurity } from '../api/refresh-security';
import { useAddPasskey } from '../api/use-add-passkey';

const named = z.object({ name: passkeyName });

interface AddPasskeyProps {
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

/** Names a passkey and has the browser make it. */
export function AddPasskey({ onCodes, onDone }: AddPasskeyProps) {
  const formId = useId();
  const { add, dialog } = useAddPasskey();
  const form = useZodForm({ schema: named, defaultValues: { name: deviceWords(navigator.userAgent) } });
  const { isSubmitting } = form.formState;

  const submit = async ({ name }: { name: string }) => {
    try {
      const codes = await add(name);
      if (!codes) return;
      notify({ tone: 'success', text: `The passkey ${name} is added. You can sign in with it now.` });
      onDone();
      onCodes(codes);
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
      {dialog}
    </Dialog>
  );
}
