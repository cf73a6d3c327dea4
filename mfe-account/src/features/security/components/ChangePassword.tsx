import { changePassword, newPassword } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation, showRefusal } from '@storefront/shared/password';
import { useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { PasswordField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { z } from 'zod/mini';
import { passwordStrength } from '../../../model/password-strength';
import { refreshSecurity } from '../api/refresh-security';
import * as messages from './messages';

const newPasswordForm = z.object({ password: newPassword });

/** Sets a new password. The current one is requested afterwards. */
export function ChangePassword({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslate();
  const formId = useId();
  const change = useReauthMutation(changePassword, t(messages.passwordWhy));
  const form = useZodForm({ schema: newPasswordForm, defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { isDirty, isSubmitting } = form.formState;
  const { user } = useSession();

  const submit = async (input: { password: string }) => {
    try {
      if (!(await change.mutateAsync({ input }))) return;
    } catch (error) {
      showRefusal(form, error, t);
      return;
    }
    notify({ tone: 'success', text: t(messages.passwordChanged) });
    onDone();
    await refreshSecurity();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      hasInput={isDirty}
      isBusy={isSubmitting}
      title={t(messages.changePassword)}
      description={t(messages.passwordEnds)}
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && t(messages.saving)}>
            {t(messages.setPassword)}
          </Button>
          <Button disabled={isSubmitting} onClick={onDone}>
            {t(messages.cancel)}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormErrorSummary />
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t(messages.newPassword)}
          autoComplete="new-password"
          hint={passwordStrength(typed, { email, names: user ? [user.first_name, user.last_name] : [] }, t)}
          {...form.field('password')}
        />
      </Form>
      {change.dialog}
    </Dialog>
  );
}
