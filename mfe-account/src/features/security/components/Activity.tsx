import { useApiQuery } from '@storefront/shared/api';
import { getActivity } from '@storefront/shared/contract';
import { formatMoney, shortReference, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { describeActivity } from '../model/activity-description';
import * as messages from './messages';
import styles from './security.module.css';

/** Lists the activity of the account, newest first; older entries on demand. */
export function Activity({ before }: { before?: number }) {
  const t = useTranslate();
  const [more, setMore] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const query = useApiQuery(getActivity, { input: before ? { before } : {} });
  const { data, error } = query;
  const isLoaded = data !== undefined;

  useEffect(() => {
    // The button that loaded these entries is gone.
    if (before && isLoaded) list.current?.focus();
  }, [before, isLoaded]);

  if (!data && error) {
    return (
      <QueryFailure
        level={3}
        query={query}
        title={t(messages.activityMissing)}
        line={(cause) => t(messages.activityKept, { cause })}
        retrying={t(messages.loading)}
      />
    );
  }
  if (!data) return <SkeletonRows rows={4} cells={2} label={t(messages.loadingActivity)} />;
  if (data.entries.length === 0) return <p>{t(messages.noActivity)}</p>;
  return (
    <>
      <ol
        ref={list}
        className={styles.entries}
        tabIndex={-1}
        aria-label={t(before ? messages.olderActivity : messages.newestActivity)}
      >
        {data.entries.map(({ id, at, by, staff, is_anonymous, order, ...entry }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.what}>
              {order
                ? t(messages.ofOrder, {
                    what: describeActivity(entry, t),
                    amount: formatMoney(toMinor(order.amount, order.currency_code), order.currency_code),
                    number: shortReference(order.id),
                    link: (words) => <PageLink to={paths.purchase(order.id)}>{words}</PageLink>,
                  })
                : staff !== undefined
                  ? t(messages.bySupport, { staff, done: describeActivity(entry, t) })
                  : by === 'shop'
                    ? t(is_anonymous ? messages.byStranger : messages.byShop, {
                        done: describeActivity(entry, t),
                        quiet: (words) => <span className={styles.quiet}>{words}</span>,
                      })
                    : describeActivity(entry, t)}
            </span>
            <span className={styles.quiet}>
              <DateText value={at} time />
            </span>
          </li>
        ))}
      </ol>
      {data.next !== null && !more && <Button onClick={() => setMore(true)}>{t(messages.showOlder)}</Button>}
      {data.next !== null && more && <Activity before={data.next} />}
    </>
  );
}
