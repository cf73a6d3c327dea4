import { useApiQuery } from '@storefront/shared/api';
import { getDomainHistory, type HistoryEntry } from '@storefront/shared/contract';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { spoken } from '../../../components/spoken';
import * as messages from './messages';
import styles from './domain-history.module.css';
import { getEntryDetails, formatEntryTitle } from './entry-description';

/** Formats who made a change. Staff and API keys acting for the customer are shown by name. */
function formatWho(t: Translate, { staff, api_key: key, by }: HistoryEntry): string {
  if (staff !== undefined) return t(messages.support, { staff });
  return key === undefined ? t(by === 'you' ? messages.you : messages.shop) : t(messages.byKey, { key });
}

/** The history of a domain, newest first; older entries on demand. */
export function Entries({ name }: { name: string }) {
  return <EntriesPage name={name} />;
}

/** Older entries. They take the focus, because the button that asked for them is gone. */
function OlderEntries({ name, before }: { name: string; before: number }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <EntriesPage name={name} before={before} />
    </div>
  );
}

function EntriesPage({ name, before }: { name: string; before?: number }) {
  const t = useTranslate();
  const [more, setMore] = useState(false);
  const query = useApiQuery(getDomainHistory, {
    params: { domainName: name },
    input: { limit: 10, ...(before && { before }) },
  });
  const { data, error } = query;
  if (!data && error)
    return (
      <QueryFailure
        level={3}
        query={query}
        title={t(messages.notLoaded)}
        line={(cause) => t(messages.unharmed, { cause })}
        retrying={t(messages.loading)}
      />
    );
  if (!data) return <SkeletonRows rows={3} cells={2} label={t(messages.loadingHistory)} />;
  if (data.entries.length === 0) return <p>{t(messages.unchanged)}</p>;
  return (
    <>
      <ol className={styles.list}>
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.next !== null && !more && (
        <div className={styles.more}>
          <Button onClick={() => setMore(true)}>{t(messages.showOlder)}</Button>
        </div>
      )}
      {data.next !== null && more && <OlderEntries name={name} before={data.next} />}
    </>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const t = useTranslate();
  return (
    <li className={styles.entry}>
      <span className={styles.when}>
        <DateText value={entry.at} time />
      </span>
      <span className={styles.what}>
        {formatEntryTitle(t, entry)}
        {/* Records and names keep their order on a right-to-left page. */}
        {getEntryDetails(t, entry).map(({ label, before, after }, index) => (
          <span key={index} className={styles.detail}>
            {label && `${label} `}
            {before !== null && <>{t(messages.before, { spoken, del: () => <del dir="auto">{before}</del> })} </>}
            {after !== null &&
              (before === null ? (
                <ins dir="auto">{after}</ins>
              ) : (
                t(messages.after, { spoken, ins: () => <ins dir="auto">{after}</ins> })
              ))}
          </span>
        ))}
      </span>
      <span className={styles.who}>{formatWho(t, entry)}</span>
    </li>
  );
}
