import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getActivity, getSecurity, listApiKeys, type ApiKey } from '@storefront/shared/contract';
import { formatDateTime } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { QueryFailure } from '@storefront/shared/query-failure';
import { Button } from '@storefront/shared/ui/button';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useRef, useState } from 'react';
import { KeyTable } from './KeyTable';
import { RevokeKey } from './RevokeKey';
import * as messages from './messages';
import styles from './api-keys.module.css';

const NewKey = lazy(() => import('./new-key/NewKey').then((m) => ({ default: m.NewKey })));

/** Refetches the keys and the activity of the account. */
async function refreshKeys(): Promise<void> {
  await Promise.all(
    [listApiKeys, getActivity].map((endpoint) => queryClient.invalidateQueries({ queryKey: apiQueryKey(endpoint) })),
  );
}

/** Lists the API keys of the account, and lets the customer create and revoke them (SS-07). */
export function ApiKeys() {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const query = useApiQuery(listApiKeys);
  const { data, error } = query;
  const until = useApiQuery(getSecurity).data?.way_back_until;
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const createButton = useRef<HTMLButtonElement>(null);

  if (!data && error) {
    return (
      <Section title={t(messages.title)}>
        <QueryFailure query={query} title={t(messages.notLoaded)} retrying={t(messages.loading)} />
      </Section>
    );
  }
  return (
    <Section title={t(messages.title)}>
      <div className={styles.keys}>
        <p className={styles.text}>{t(messages.about)}</p>
        <p>{t(messages.reference, { link: (words) => <a href="/docs">{words}</a> })}</p>
        {!data && <SkeletonRows rows={2} cells={2} label={t(messages.loadingKeys)} />}
        {data?.length === 0 && <p className={styles.quiet}>{t(messages.none)}</p>}
        {data && data.length > 0 && <KeyTable keys={data} onRevoke={setRevoking} />}
        {data && until !== undefined && (
          <p className={styles.quiet}>{t(messages.waits, { date: formatDateTime(until) })}</p>
        )}
        {data && until === undefined && (
          <Button ref={createButton} {...customerOnly('createApiKey')} onClick={() => setCreating(true)}>
            {t(messages.create)}
          </Button>
        )}
      </div>
      {creating && (
        <Suspense>
          <NewKey onMade={refreshKeys} focusAfter={createButton} onDone={() => setCreating(false)} />
        </Suspense>
      )}
      {revoking && (
        <RevokeKey
          key={revoking.id}
          apiKey={revoking}
          focusAfter={createButton}
          onRevoked={refreshKeys}
          onDone={() => setRevoking(undefined)}
        />
      )}
    </Section>
  );
}
