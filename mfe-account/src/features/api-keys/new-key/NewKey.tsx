import { createApiKey } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation, showRefusal } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Form, useZodForm } from '@storefront/shared/ui/form';
import { useId, useMemo, useState, type RefObject } from 'react';
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
  const formId = useId();
  // Kept only in this component's memory.
  const [key, setKey] = useState<string>();
  const create = useReauthMutation(createApiKey, t(messages.why), { onDone: (answer) => setKey(answer.key) });
  const schema = useMemo(() => keyForm(t), [t]);
  const form = useZodForm({ schema, defaultValues: NEW_KEY });
  const { isDirty, isSubmitting } = form.formState;

  const submit = async (input: KeyRequest) => {
    try {
      if (await create.mutateAsync({ input })) await onMade();
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  if (key !== undefined) return <ShownKey apiKey={key} focusAfter={focusAfter} onDone={onDone} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      hasInput={isDirty}
      // The key is shown here and nowhere else.
      isBusy={isSubmitting}
      title={t(messages.title)}
      focusAfter={focusAfter}
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && t(messages.creating)}>
            {t(messages.create)}
          </Button>
          <Button disabled={isSubmitting} onClick={onDone}>
            {t(messages.cancel)}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <KeyFields form={form} />
      </Form>
      {create.dialog}
    </Dialog>
  );
}
