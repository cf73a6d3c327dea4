import { useApiQuery } from '@storefront/shared/api';
import { getDomainHistory, type HistoryEntry } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import styles from './domain-history.module.css';
import { detailsOf, titleOf } from './history-words';

/** Every change of a domain, by whom and when, the newest first (DM-07). */
export function DomainHistory({ name }: { name: string }) {
  return (
    <Section title="History">
      <Entries name={name} />
    </Section>
  );
}

/** One page of the history, and the older ones under it once they are asked for. */
function Entries({ name, before }: { name: string; before?: number }) {
  const t = useTranslate();
  const [more, setMore] = useState(false);
  const { data, error, isFetching, refetch } = useApiQuery(getDomainHistory, {
    params: { domainName: name },
    input: { limit: 10, ...(before && { before }) },
  });
  if (!data && error)
    return (
      <FailurePanel
        level={3}
        title="The history did not load"
        cause={error}
        line={`${failureCause(error, t)} Nothing of it is lost.`}
        onRetry={() => void refetch()}
        retrying={isFetching && 'Loading'}
      />
    );
  if (!data) return <SkeletonRows rows={3} cells={2} label="Loading the history" />;
  if (data.entries.length === 0) return <p>Nothing was changed yet.</p>;
  return (
    <>
      <ol className={styles.list}>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.next !== null && !more && (
        <div className={styles.more}>
          <Button onClick={() => setMore(true)}>Show older changes</Button>
        </div>
      )}
      {data.next !== null && more && <Entries name={name} before={data.next} />}
    </>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  return (
    <li className={styles.entry}>
      <span className={styles.when}>
        <DateText value={entry.at} time />
      </span>
      <span className={styles.what}>
        {titleOf(entry)}
        {detailsOf(entry).map(({ label, before, after }, index) => (
          <span key={index} className={styles.detail}>
            {label && `${label}: `}
            {before !== null && (
              <>
                <span className="sf-visually-hidden">before: </span>
                <del>{before}</del>{' '}
              </>
            )}
            {after !== null && (
              <>
                {before !== null && <span className="sf-visually-hidden">after: </span>}
                <ins>{after}</ins>
              </>
            )}
          </span>
        ))}
      </span>
      <span className={styles.who}>{entry.by === 'you' ? 'You' : 'The shop'}</span>
    </li>
  );
}
