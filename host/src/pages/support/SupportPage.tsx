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

/** A token as the desk makes it; a link that was cut short when copied makes no request. */
const TOKEN = /^[\w-]{16,128}$/;

/**
 * Where the desk sends a member of staff who is to act for a customer (BO-03a). The token in the hash is removed from the address before it
 * is used, and the page is replaced by the customer's domains.
 */
export function SupportPage() {
  const t = useTranslate();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  const begin = useApiMutation(beginSupportSession, {
    onSuccess: async () => {
      await navigate(paths.domains.list(), { replace: true });
      // Notices that the page was loaded for somebody else, and reloads it.
      await refreshSession();
    },
  });
  const { mutate } = begin;
  // The server does not know what stands behind the hash.
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
