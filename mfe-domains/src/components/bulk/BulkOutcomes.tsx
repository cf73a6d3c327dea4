import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { listBulkDomains, type BulkChange, type BulkDomain } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Banner, SkeletonRows } from '@storefront/shared/ui/feedback';
import { WindowList } from '@storefront/shared/ui/virtual-rows';
import { useRef, useState } from 'react';
import { useFocusAdded } from '../use-focus-added';
import * as messages from './messages';
import styles from './bulk.module.css';

/** Domains shown initially. */
const FEW = 50;
/** Poll interval in milliseconds while domains are waiting, longer for a long list, and the height of a row in pixels. */
const POLL_MS = 3_000;
const POLL_EACH_MS = 10;
const ROW_PX = 60;
const ROWS = 3;

const toKey = ({ domain }: BulkDomain): string => domain;

/** Lists the outcome for each domain, unchanged ones first. */
export function BulkOutcomes({ change: { id, counts }, total }: { change: BulkChange; total: number }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, isPlaceholderData, refetch } = useApiQuery(
    listBulkDomains,
    { params: { bulkChangeId: id }, input: { limit: all ? Math.max(1, total) : FEW } },
    {
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        (counts.waiting ?? 0) + (counts.unconfirmed ?? 0) > 0
          ? Math.max(POLL_MS, (state.data?.length ?? 0) * POLL_EACH_MS)
          : false,
    },
  );
  useFocusAdded(list, data?.length ?? 0);
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
    <div ref={list}>
      <WindowList items={data} toKey={toKey} rowHeight={ROW_PX}>
        {(each) => (
          <div className={styles.outcome}>
            <PageLink to={paths.domains.overview(each.domain)}>
              <DomainName name={each.domain} punycode={false} size="sm" />
            </PageLink>
            <Outcome {...each} />
          </div>
        )}
      </WindowList>
      {data.length < total && (
        <Button size="sm" loading={isPlaceholderData && t(messages.loading)} onClick={() => setAll(true)}>
          {t(messages.showAll, { count: total })}
        </Button>
      )}
    </div>
  );
}

const outcomeNames = {
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
      : t(outcomeNames[outcome]);
  return <span className={styles.detail}>{text}</span>;
}
