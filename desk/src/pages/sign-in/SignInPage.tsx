import { useState } from 'react';
import { z } from 'zod/mini';
import { emailAddress, totpCode } from '@storefront/shared/contract';
import { deskSecondFactor, deskSession, deskSignIn } from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { FormFooter, PasswordField, TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { Page } from '@storefront/shared/ui/layout';
import * as messages from './messages';

/** Refetches the session after a sign-in. */
export const refetchSession = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: apiQueryKey(deskSession) });

/** Sign-in with the password, then the TOTP code; both are required. */
export function SignInPage() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const [ticket, setTicket] = useState<string>();
  return ticket === undefined ? (
    <Password onTicket={setTicket} />
  ) : (
    <Code ticket={ticket} onBack={() => setTicket(undefined)} />
  );
}

const credentials = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'Enter your password')),
});

function Password({ onTicket }: { readonly onTicket: (ticket: string) => void }) {
  const t = useTranslate();
  const signIn = useApiMutation(deskSignIn, { onSuccess: ({ ticket }) => onTicket(ticket) });
  const form = useZodForm({ schema: credentials, defaultValues: { email: '', password: '' } });
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)} width="form">
      <Form form={form} onSubmit={(input) => !signIn.isPending && signIn.mutate({ input })}>
        <FormErrorSummary />
        {signIn.error && <Banner tone="danger">{failureText(signIn.error, t)}</Banner>}
        <TextField label={t(messages.email)} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField label={t(messages.password)} {...form.field('password')} />
        <FormFooter>
          <Button type="submit" variant="filled" loading={signIn.isPending && t(messages.checking)}>
            {t(messages.goOn)}
          </Button>
        </FormFooter>
      </Form>
    </Page>
  );
}

const codeForm = z.object({ code: totpCode });

function Code({ ticket, onBack }: { readonly ticket: string; readonly onBack: () => void }) {
  const t = useTranslate();
  const prove = useApiMutation(deskSecondFactor, { onSuccess: refetchSession });
  const form = useZodForm({ schema: codeForm, defaultValues: { code: '' } });
  return (
    <Page title={t(messages.codeTitle)} width="form">
      <Form form={form} onSubmit={({ code }) => !prove.isPending && prove.mutate({ input: { ticket, code } })}>
        <FormErrorSummary />
        {prove.error && <Banner tone="danger">{failureText(prove.error, t)}</Banner>}
        <TextField
          label={t(messages.code)}
          hint={t(messages.codeHint)}
          mono
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          // The only field of this step, which the person has just requested.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('code')}
        />
        <FormFooter>
          <Button type="submit" variant="filled" loading={prove.isPending && t(messages.checking)}>
            {t(messages.signIn)}
          </Button>
          <Button onClick={onBack}>{t(messages.otherAccount)}</Button>
        </FormFooter>
      </Form>
    </Page>
  );
}
