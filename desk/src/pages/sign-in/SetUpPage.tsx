import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { newPassword, totpCode, type OutputOf } from '@storefront/shared/contract';
import { beginSetUp, finishSetUp } from '@storefront/shared/contract/desk';
import { ApiError, useApiMutation } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useLocation, useNavigate, usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { FormFooter, PasswordField, TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { QrCode } from '@storefront/shared/qr-code';
import { Page } from '@storefront/shared/ui/layout';
import { refetchSession } from './SignInPage';
import * as messages from './messages';
import styles from './sign-in.module.css';

const setUpForm = z.object({ password: newPassword, code: totpCode });

/** Target of a set-up link: sets password and authenticator app together. The secret is in the URL fragment, which no server receives. */
export function SetUpPage() {
  const t = useTranslate();
  usePageTitle(t(messages.setUpTitle));
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  const begin = useApiMutation(beginSetUp);
  const { mutate } = begin;

  useEffect(() => {
    if (token.length >= 16) mutate({ input: { token } });
  }, [mutate, token]);

  const isDead = begin.error instanceof ApiError && begin.error.code === 'token_invalid';
  if (token.length < 16 || isDead)
    return (
      <Page title={t(messages.badLink)} lead={t(messages.badLinkWay)}>
        {null}
      </Page>
    );
  if (!begin.data)
    return (
      <Page title={t(messages.setUpTitle)} width="form">
        {begin.isError ? (
          <FailurePanel
            title={t(messages.notChecked)}
            line={failureText(begin.error, t)}
            cause={begin.error}
            onRetry={() => mutate({ input: { token } })}
          />
        ) : (
          <SkeletonRows rows={4} label={t(messages.loading)} />
        )}
      </Page>
    );
  return <SetUp token={token} begun={begin.data} />;
}

function SetUp({ token, begun }: { readonly token: string; readonly begun: OutputOf<typeof beginSetUp> }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { name, email, secret, uri } = begun;
  const finish = useApiMutation(finishSetUp, {
    onSuccess: async () => {
      await refetchSession();
      await navigate('/', { replace: true });
    },
  });
  const form = useZodForm({ schema: setUpForm, defaultValues: { password: '', code: '' } });
  return (
    <Page title={t(messages.setUpTitle)} lead={t(messages.setUpLead, { name, email })} width="form">
      <Form form={form} onSubmit={(input) => !finish.isPending && finish.mutate({ input: { token, ...input } })}>
        <FormErrorSummary />
        {finish.error && <Banner tone="danger">{failureText(finish.error, t)}</Banner>}
        {/* So that password managers keep the password with its account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t(messages.newPassword)}
          hint={t(messages.passwordHint)}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <div className={styles.app}>
          <QrCode text={uri} label={t(messages.qr)} className={styles.qr} />
          <p>{t(messages.scan, { key: secret.replace(/(.{4})/g, '$1 ').trim() })}</p>
        </div>
        <TextField
          label={t(messages.firstCode)}
          hint={t(messages.codeHint)}
          mono
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
        <FormFooter>
          <Button type="submit" variant="filled" loading={finish.isPending && t(messages.finishing)}>
            {t(messages.finish)}
          </Button>
        </FormFooter>
      </Form>
    </Page>
  );
}
