import { passkeyName } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { TextField } from '@storefront/shared/ui/field';
import { useZodForm } from '@storefront/shared/ui/form';
import { describeDevice } from '@storefront/shared/words';
import { showRefusal } from '@storefront/shared/password';
import { z } from 'zod/mini';
import { refreshSecurity } from '../api/refresh-security';
import { useAddPasskey } from '../api/use-add-passkey';
import { FormDialog } from '../../../components/FormDialog';
import * as messages from './messages';

const named = z.object({ name: passkeyName });

interface AddPasskeyProps {
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

/** Asks for the name of a passkey and creates it. */
export function AddPasskey({ onCodes, onDone }: AddPasskeyProps) {
  const t = useTranslate();
  const { add, dialog } = useAddPasskey();
  const form = useZodForm({ schema: named, defaultValues: { name: describeDevice(navigator.userAgent, t) } });

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
    <FormDialog
      title={t(messages.addPasskey)}
      description={t(messages.whereKept)}
      form={form}
      onSubmit={submit}
      submit={t(messages.makePasskey)}
      submitting={t(messages.waitingDevice)}
      cancel={t(messages.cancel)}
      onCancel={onDone}
      reauth={dialog}
    >
      <TextField
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
