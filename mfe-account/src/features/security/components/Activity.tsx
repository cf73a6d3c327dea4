import { useApiQuery } from '@storefront/shared/api';
import { getActivity } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { activityWords } from '../model/activity-words';
import styles from './security.module.css';

/** What was done with the account, the newest first, and what is older under it once it is asked for. */
export function Activity({ before }: { before?: number }) {
  const [more, setMore] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { data, error, isFetching, refetch } = useApiQuery(getActivity, { input: before ? { before } : {} });
  const isLoaded = data !== undefined;

  useEffect(() => {
    // The button that asked for these is gone.
    if (before && isLoaded) list.current?.focus();
  }, [before, isLoaded]);

  if (!data && error) {
    return (
      <FailurePanel
        level={3}
        title="The activity did not load"
        cause={error}
        line={`${failureCause(error)} Nothing of it is lost.`}
        onRetry={() => void refetch()}
        retrying={isFetching && 'Loading'}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} cells={2} label="Loading the activity" />;
  if (data.entries.length === 0)
    return <p>Nothing was done yet. Sign-ins and changes of how you sign in are listed here.</p>;
  return (
    <>
      <ol
        ref={list}
        className={styles.entries}
        tabIndex={-1}
        aria-label={before ? 'Older activity' : 'Newest activity'}
      >
        {data.entries.map(({ id, at, by, action, what }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.what}>
              {activityWords(action, what)}
              {by === 'shop' && <span className={styles.quiet}>, by the shop</span>}
            </span>
            <span className={styles.quiet}>
              <DateText value={at} time />
            </span>
          </li>
        ))}
      </ol>
      {data.next !== null && !more && <Button onClick={() => setMore(true)}>Show older activity</Button>}
      {data.next !== null && more && <Activity before={data.next} />}
    </>
  );
}
