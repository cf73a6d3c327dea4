import type { Order } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Money, PriceChange } from '@storefront/shared/ui/price';
import type { StateName } from '@storefront/shared/ui/state';
import { ItemRow } from '../../../components/ItemRow';
import { progressLines, type LineMark } from '../model/order-progress';
import styles from './order.module.css';

const beads: Record<LineMark, StateName> = {
  done: 'done',
  working: 'checking',
  unanswered: 'unknown',
  failed: 'failed',
  stopped: 'taken',
};

/** The domains of the order, each with a status icon, its status in words and what was charged for it. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className={styles.lines} aria-live="polite">
      {progressLines(order).map(({ id, domain, type, mark, text, amount, charged }) => (
        <ItemRow
          key={id}
          state={beads[mark]}
          domain={domain}
          money={
            charged ? (
              <Money minor={amount} currency={order.currency_code} />
            ) : (
              <PriceChange was={amount} now={0} currency={order.currency_code} />
            )
          }
          words={
            <>
              {/* A registrar's own words may end as a sentence. */}
              {text.replace(/\.$/, '')}
              {mark === 'failed' && type === 'new' && (
                <>
                  . <PageLink to={paths.availability(toUnicode(splitDomain(domain).sld))}>Similar names</PageLink>
                </>
              )}
              {type === 'transfer' && mark !== 'stopped' && (
                <>
                  .{' '}
                  <PageLink to={paths.transferMessage(domain)}>
                    Follow<span className="sf-visually-hidden"> the transfer of {domain}</span>
                  </PageLink>
                </>
              )}
            </>
          }
        />
      ))}
    </ul>
  );
}
