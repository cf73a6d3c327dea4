import { addressed, changeEmail } from '@storefront/shared/contract';
import { LINK_SECONDS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation, showRefusal } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import * as messages from './messages';

/** Asks for a new address. The account changes to it once the link sent there is opened. */
export function ChangeEmail({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const formId = useId();
  const change = useReauthMutation(changeEmail, t(messages.emailWhy));
  const form = useZodForm({ schema: addressed, defaultValues: { email: '' } });
  const { isDirty, isSubmitting } = form.formState;

  const submit = async (input: { email: string }) => {
    try {
      if (!(await change.mutateAsync({ input }))) return;
    } catch (error) {
      showRefusal(form, error, t);
      return;
    }
    notify({ tone: 'success', text: t(messages.openLink, { email: input.email }) });
    onDone();
    await refreshSecurity();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      hasInput={isDirty}
      isBusy={isSubmitting}
      title={t(messages.changeEmail)}
      description={t(messages.emailTerms, { hours: LINK_SECONDS.restore_email / 3600 })}
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && t(messages.sending)}>
            {t(messages.sendLink)}
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
          label={t(messages.newEmail)}
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
