import { passkeyName } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { describeDevice } from '@storefront/shared/words';
import { showRefusal } from '@storefront/shared/password';
import { useId } from 'react';
import { z } from 'zod/mini';
import { refreshSecurity } from '../api/refresh-security';
import { useAddPasskey } from '../api/use-add-passkey';
import * as messages from './messages';

const named = z.object({ name: passkeyName });

interface AddPasskeyProps {
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

/** Asks for the name of a passkey and creates it. */
export function AddPasskey({ onCodes, onDone }: AddPasskeyProps) {
  const t = useTranslate();
  const formId = useId();
  const { add, dialog } = useAddPasskey();
  const form = useZodForm({ schema: named, defaultValues: { name: describeDevice(navigator.userAgent, t) } });
  const { isDirty, isSubmitting } = form.formState;

  const submit = async ({ name }: { name: string }) => {
    try {
      const codes = await add(name);
      if (!codes) return;
      notify({ tone: 'success', text: t(messages.passkeyAdded, { name }) });
      onDone();
      onCodes(codes);
      await refreshSecurity();
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      hasInput={isDirty}
      isBusy={isSubmitting}
      title={t(messages.addPasskey)}
      description={t(messages.whereKept)}
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && t(messages.waitingDevice)}>
            {t(messages.makePasskey)}
          </Button>
          <Button disabled={isSubmitting} onClick={onDone}>
            {t(messages.cancel)}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormErrorSummary />
        <TextField
          label={t(messages.name)}
          hint={t(messages.nameHint)}
          autoComplete="off"
          maxLength={60}
          {...form.field('name')}
        />
      </Form>
      {dialog}
    </Dialog>
  );
}
