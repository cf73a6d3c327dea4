import { addressed } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '@storefront/shared/password';
import type { ReactNode } from 'react';
import * as messages from './messages';

interface AddressFormProps {
  /** Whether the address is that of an account, or only one to send an email to. */
  autoComplete: 'username' | 'email';
  /** Fills in the field as long as the form is untouched. */
  known?: string | null;
  /** Sends the address. An error that it throws is shown as a refusal. */
  onSend: (values: { email: string }) => Promise<unknown>;
  /** The label of the button, which names the result. */
  action: string;
  variant: 'filled' | 'outlined';
  /** Shown below the button. */
  children: ReactNode;
}

/** Form for an email address to which something is sent. Does not reveal whether the address has an account (SS-05). */
export function AddressForm({ autoComplete, known, onSend, action, variant, children }: AddressFormProps) {
  const t = useTranslate();
  const form = useZodForm({ schema: addressed, defaultValues: { email: '' }, values: { email: known ?? '' } });
  const submit = async (values: { email: string }) => {
    try {
      await onSend(values);
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  return (
    <Form form={form} onSubmit={submit}>
      <FormErrorSummary />
      <TextField
        label={t(messages.email)}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        {...form.field('email')}
      />
      <Button
        type="submit"
        variant={variant}
        size="lg"
        loading={form.formState.isSubmitting ? t(messages.sending) : undefined}
      >
        {action}
      </Button>
      {children}
    </Form>
  );
}
