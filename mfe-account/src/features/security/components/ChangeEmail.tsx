import { addressed, changeEmail } from '@storefront/shared/contract';
import { LINK_SECONDS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation, showRefusal } from '@storefront/shared/password';
import { TextField } from '@storefront/shared/ui/field';
import { useZodForm } from '@storefront/shared/ui/form';
import { refreshSecurity } from '../api/refresh-security';
import { FormDialog } from '../../../components/FormDialog';
import * as messages from './messages';

/** Asks for a new address. The account changes to it once the link sent there is opened. */
export function ChangeEmail({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const change = useReauthMutation(changeEmail, t(messages.emailWhy));
  const form = useZodForm({ schema: addressed, defaultValues: { email: '' } });

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
    <FormDialog
      title={t(messages.changeEmail)}
      description={t(messages.emailTerms, { hours: LINK_SECONDS.restore_email / 3600 })}
      form={form}
      onSubmit={submit}
      submit={t(messages.sendLink)}
      submitting={t(messages.sending)}
      cancel={t(messages.cancel)}
      onCancel={onDone}
      reauth={change.dialog}
    >
      <TextField
        label={t(messages.newEmail)}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.field('email')}
      />
    </FormDialog>
  );
}
