import type { AccountClosing } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Stack } from '@storefront/shared/ui/layout';
import styles from './closing.module.css';

/** What keeps an account from being closed, with links to where it can be settled. */
export function ClosureBlockers({ found: { active_names: names, open_orders: orders } }: { found: AccountClosing }) {
  return (
    <Stack gap={16}>
      {names.count > 0 && (
        <section>
          <h3 className={styles.heading}>
            {names.count === 1 ? '1 name is active' : `${names.count} names are active`}
          </h3>
          <p>
            Nobody could look after {names.count === 1 ? 'it any more. Move it' : 'them any more. Move each'} to another
            registrar, delete it, or switch its auto-renew off and let it expire. Its own page has all three.
          </p>
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
                <PageLink to={paths.domains.list()}>{names.count - names.first.length} more</PageLink>
              </li>
            )}
          </ul>
        </section>
      )}
      {orders.count > 0 && (
        <section>
          <h3 className={styles.heading}>
            {orders.count === 1 ? '1 order is open' : `${orders.count} orders are open`}
          </h3>
          <p>A payment, a transfer or a refund is still on its way. Wait until it has arrived.</p>
          <ul className={styles.list}>
            {orders.first.map(({ order_id, created_at }) => (
              <li key={order_id}>
                <PageLink to={paths.purchase(order_id)}>
                  Order of <DateText value={created_at} />
                </PageLink>
              </li>
            ))}
            {orders.count > orders.first.length && (
              <li>
                <PageLink to={paths.account.billing()}>{orders.count - orders.first.length} more</PageLink>
              </li>
            )}
          </ul>
        </section>
      )}
    </Stack>
  );
}
