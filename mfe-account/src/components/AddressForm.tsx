import { addressed } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '@storefront/shared/password';
import type { ReactNode } from 'react';
import * as messages from './messages';

export interface AddressFormProps {
  /** What the form uses the address for: an account, or only as an address to write to. */
  autoComplete: 'username' | 'email';
  /** Filled in while the form is untouched. */
  known?: string | null;
  /** Sends the address; an error that it throws is shown as the refusal. */
  onSend: (values: { email: string }) => Promise<unknown>;
  /** The button, which names what comes of it. */
  action: string;
  variant: 'filled' | 'outlined';
  /** Stands below the button. */
  children: ReactNode;
}

/** One email address to which something is sent. Nothing in it tells whether the address has an account (SS-05). */
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
