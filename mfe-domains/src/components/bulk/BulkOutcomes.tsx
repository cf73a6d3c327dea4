import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { listBulkDomains, type BulkChange, type BulkDomain } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Banner, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import * as messages from './messages';
import styles from './bulk.module.css';

/** Domains shown initially. */
const FEW = 50;
/** Poll interval in milliseconds while domains are waiting. */
const POLL_MS = 3_000;
const ROWS = 3;

/** Lists the outcome for each domain, unchanged ones first. */
export function BulkOutcomes({ change: { id, counts }, total }: { change: BulkChange; total: number }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const { data, isError, refetch } = useApiQuery(
    listBulkDomains,
    { params: { bulkChangeId: id }, input: { limit: all ? Math.max(1, total) : FEW } },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: (counts.waiting ?? 0) + (counts.unconfirmed ?? 0) > 0 ? POLL_MS : false,
    },
  );
  if (!data)
    return isError ? (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t(messages.tryAgain)}
          </Button>
        }
      >
        {t(messages.eachNotLoaded)}
      </Banner>
    ) : (
      <SkeletonRows rows={ROWS} label={t(messages.each)} cells={2} />
    );
  return (
    <Stack gap={12}>
      <ul className={styles.outcomes}>
        {data.map((each) => (
          <li key={each.domain} className={styles.outcome}>
            <PageLink to={paths.domains.overview(each.domain)}>
              <DomainName name={each.domain} punycode={false} size="sm" />
            </PageLink>
            <Outcome {...each} />
          </li>
        ))}
      </ul>
      {data.length < total && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t(messages.showAll, { count: total })}
        </Button>
      )}
    </Stack>
  );
}

const said = {
  done: messages.isDone,
  not_made: messages.isNotMade,
  unconfirmed: messages.isUnconfirmed,
  stopped: messages.isStopped,
  waiting: messages.isWaiting,
} as const;

/** The outcome for one domain. A refusal is explained with the same text as on the domain's own page. */
function Outcome({ outcome, refusal }: BulkDomain) {
  const t = useTranslate();
  const text =
    outcome === 'refused'
      ? t(messages.isRefused, {
          failure: failureText({ message: refusal?.message ?? '', status: 409, body: refusal }, t),
        })
      : t(said[outcome]);
  return <span className={styles.detail}>{text}</span>;
}
