import { createApiKey } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation, showRefusal } from '@storefront/shared/password';
import { useZodForm } from '@storefront/shared/ui/form';
import { useMemo, useState, type RefObject } from 'react';
import { FormDialog } from '../../../components/FormDialog';
import { KeyFields } from './KeyFields';
import { ShownKey } from './ShownKey';
import { keyForm, NEW_KEY, type KeyRequest } from './key-form';
import * as messages from './messages';

interface NewKeyProps {
  onMade: () => Promise<void>;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Asks what the key is for, creates it, and shows it once. */
export function NewKey({ onMade, focusAfter, onDone }: NewKeyProps) {
  const t = useTranslate();
  // Kept only in this component's memory.
  const [key, setKey] = useState<string>();
  const create = useReauthMutation(createApiKey, t(messages.why), { onDone: (answer) => setKey(answer.key) });
  const schema = useMemo(() => keyForm(t), [t]);
  const form = useZodForm({ schema, defaultValues: NEW_KEY });

  const submit = async (input: KeyRequest) => {
    try {
      if (await create.mutateAsync({ input })) await onMade();
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  if (key !== undefined) return <ShownKey apiKey={key} focusAfter={focusAfter} onDone={onDone} />;
  return (
    <FormDialog
      title={t(messages.title)}
      focusAfter={focusAfter}
      form={form}
      onSubmit={submit}
      submit={t(messages.create)}
      submitting={t(messages.creating)}
      cancel={t(messages.cancel)}
      onCancel={onDone}
      reauth={create.dialog}
    >
      <KeyFields form={form} />
    </FormDialog>
  );
}
