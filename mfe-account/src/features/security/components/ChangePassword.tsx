import { changePassword, newPassword } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { PasswordField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { useId } from 'react';
import { z } from 'zod/mini';
import { showRefusal } from '../../../model/show-refusal';
import { passwordStrength } from '../../../model/password-strength';
import { refreshSecurity } from '../api/refresh-security';

const newPasswordForm = z.object({ password: newPassword });

/** Sets a new password for the one that is asked for after it. */
export function ChangePassword({ email, onDone }: { email: string; onDone: () => void }) {
  const formId = useId();
  const change = useReauthMutation(changePassword, 'You are about to change it: enter the present one.');
  const form = useZodForm({ schema: newPasswordForm, defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { isSubmitting } = form.formState;
  const { user } = useSession();

  const submit = async (input: { password: string }) => {
    try {
      if (!(await change.mutateAsync({ input }))) return;
    } catch (error) {
      showRefusal(form, error);
      return;
    }
    notify({ tone: 'success', text: 'Your password is changed. All other sessions are ended.' });
    onDone();
    await refreshSecurity();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Change your password"
      description="It ends all your other sessions."
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && 'Saving'}>
            Change the password
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormErrorSummary />
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={passwordStrength(typed, { email, names: user ? [user.first_name, user.last_name] : [] })}
          {...form.field('password')}
        />
      </Form>
      {change.dialog}
    </Dialog>
  );
}
