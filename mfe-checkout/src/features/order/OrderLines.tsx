import type { Order } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money, PriceChange } from '@storefront/shared/ui/price';
import { Bead, type StateName } from '@storefront/shared/ui/state';
import { progressLines, type LineMark } from './order-progress';
import styles from './order.module.css';

const beads: Record<LineMark, StateName> = { done: 'done', working: 'checking', unanswered: 'unknown', failed: 'failed', stopped: 'taken' };

/** The ordered names, each with its mark, its state in words and its money (visual design, "Purchase progress"). */
export function OrderLines({ order }: { order: Order }) {
  return (
    <ul className={styles.lines} aria-live="polite">
      {progressLines(order).map(({ id, domain, type, mark, text, amount, charged }) => (
        <li key={id} className={styles.line}>
          <Bead state={beads[mark]} className={styles.bead} />
          <DomainName name={domain} className={styles.name} />
          <span className={styles.money}>
            {charged ? <Money minor={amount} currency={order.currency_code} /> : <PriceChange was={amount} now={0} currency={order.currency_code} />}
          </span>
          <span className={styles.state}>
            {/* A registrar's own words may end as a sentence. */}
            {text.replace(/\.$/, '')}
            {mark === 'failed' && type === 'new' && (
              <>
                . <PageLink to={paths.availability(toUnicode(splitDomain(domain).sld))}>Similar names</PageLink>
              </>
            )}
            {type === 'transfer' && mark !== 'stopped' && (
              <>
                . <PageLink to={paths.transferMessage(domain)}>Follow<span className="sf-visually-hidden"> the transfer of {domain}</span></PageLink>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
