import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { usePendingVerification } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { PasswordField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { showRefusal } from '@storefront/shared/password';
import { useMemo } from 'react';
import { z } from 'zod/mini';
import * as messages from './messages';

const PASSWORD_MAX = 256;

const passwordFormIn = (t: Translate) =>
  z.object({
    password: z
      .string()
      .check(
        z.minLength(1, t(messages.enterPassword)),
        z.maxLength(PASSWORD_MAX, t(messages.atMost, { max: PASSWORD_MAX })),
      ),
  });

/**
 * Asks for the password of a new account when its email link is opened: anyone can register with any address, and only the password proves
 * who did.
 */
export function PasswordForLink({ onSend }: { onSend: (password: string) => Promise<void> }) {
  const t = useTranslate();
  const schema = useMemo(() => passwordFormIn(t), [t]);
  const pending = usePendingVerification();
  const form = useZodForm({ schema, defaultValues: { password: '' } });

  const submit = async ({ password }: { password: string }) => {
    try {
      await onSend(password);
    } catch (error) {
      showRefusal(form, error, t);
    }
  };

  return (
    <>
      <p>{t(messages.lastStep)}</p>
      <Form form={form} onSubmit={submit}>
        <FormErrorSummary />
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={pending ?? ''} readOnly />
        <PasswordField label={t(messages.password)} autoComplete="current-password" {...form.field('password')} />
        <Button
          type="submit"
          variant="filled"
          size="lg"
          loading={form.formState.isSubmitting ? t(messages.confirming) : undefined}
        >
          {t(messages.confirmSignIn)}
        </Button>
      </Form>
      <p>{t(messages.forgot, { link: (words) => <PageLink to={paths.recover()}>{words}</PageLink> })}</p>
    </>
  );
}
