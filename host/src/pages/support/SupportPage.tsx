import { useEffect, useState } from 'react';
import { beginSupportSession } from '@storefront/shared/contract';
import { useApiMutation } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { paths, useLocation, useNavigate } from '@storefront/shared/routing';
import { refreshSession } from '@storefront/shared/session';
import { useHydrated } from '@storefront/shared/store';
import { Banner, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import * as messages from './messages';

/** The format of the desk's tokens. A link that was truncated when copied sends no request. */
const TOKEN = /^[\w-]{16,128}$/;

/**
 * The page to which the desk sends staff who act for a customer (BO-03a). It removes the token in the hash from the address before it uses
 * it, and is replaced by the customer's domains.
 */
export function SupportPage() {
  const t = useTranslate();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  const begin = useApiMutation(beginSupportSession, {
    onSuccess: async () => {
      await navigate(paths.domains.list(), { replace: true });
      // Detects that the page was loaded for another session, and reloads it.
      await refreshSession();
    },
  });
  const { mutate } = begin;
  // The server does not receive the hash.
  const hydrated = useHydrated();
  const isWhole = TOKEN.test(token);
  const hasFailed = (hydrated && !isWhole) || begin.isError;

  useEffect(() => {
    void navigate(paths.support(), { replace: true });
    if (isWhole) mutate({ input: { token } });
  }, [isWhole, mutate, navigate, token]);

  return (
    <Page title={t(hasFailed ? messages.notOpened : messages.opening)} width="form">
      {hasFailed ? (
        <Banner tone="danger">{begin.error ? failureText(begin.error, t) : t(messages.deadLink)}</Banner>
      ) : (
        <SkeletonRows rows={3} cells={2} label={t(messages.opening)} />
      )}
    </Page>
  );
}
