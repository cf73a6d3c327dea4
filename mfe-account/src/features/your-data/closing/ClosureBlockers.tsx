import type { AccountClosing } from '@storefront/shared/contract';
import { formatDateTime, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Stack } from '@storefront/shared/ui/layout';
import * as messages from './messages';
import styles from '../closing.module.css';

/** Lists what prevents an account from being closed, with links to resolve it. */
export function ClosureBlockers({
  found: { active_names: names, open_orders: orders, way_back_until: until },
}: {
  found: AccountClosing;
}) {
  const t = useTranslate();
  return (
    <Stack gap={16}>
      {until !== undefined && (
        <section>
          <h3 className={styles.heading}>{t(messages.addressChanged)}</h3>
          <p>{t(messages.closableFrom, { date: formatDateTime(until) })}</p>
        </section>
      )}
      {names.count > 0 && (
        <section>
          <h3 className={styles.heading}>{t(messages.namesActive, { count: names.count })}</h3>
          <p>{t(messages.settleNames, { count: names.count })}</p>
          <p>{t(messages.alreadyTransferred)}</p>
          <ul className={styles.list}>
            {names.first.map((name) => (
              <li key={name}>
                <PageLink to={paths.domains.overview(name)}>
                  <bdi>{toUnicode(name)}</bdi>
                </PageLink>
              </li>
            ))}
            {names.count > names.first.length && (
              <li>
                <PageLink to={paths.domains.list()}>
                  {t(messages.more, { count: names.count - names.first.length })}
                </PageLink>
              </li>
            )}
          </ul>
        </section>
      )}
      {orders.count > 0 && (
        <section>
          <h3 className={styles.heading}>{t(messages.ordersOpen, { count: orders.count })}</h3>
          <p>{t(messages.settleOrders)}</p>
          <ul className={styles.list}>
            {orders.first.map(({ order_id, created_at }) => (
              <li key={order_id}>
                <PageLink to={paths.purchase(order_id)}>
                  {t(messages.orderOf, { date: () => <DateText value={created_at} /> })}
                </PageLink>
              </li>
            ))}
            {orders.count > orders.first.length && (
              <li>
                <PageLink to={paths.account.billing()}>
                  {t(messages.more, { count: orders.count - orders.first.length })}
                </PageLink>
              </li>
            )}
          </ul>
        </section>
      )}
    </Stack>
  );
}
