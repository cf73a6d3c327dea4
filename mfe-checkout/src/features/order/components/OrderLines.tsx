import type { Order } from '@storefront/shared/contract';
import { splitDomain, toUnicode, withoutFullStop, type Minor } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Money, PriceChange } from '@storefront/shared/ui/price';
import type { StateName } from '@storefront/shared/ui/state';
import type { ReactNode } from 'react';
import { ItemRow } from '../../../components/ItemRow';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import { progressLines, type LineMark, type ProgressLine } from '../model/order-lines';
import styles from './order.module.css';

const iconStates: Record<LineMark, StateName> = {
  done: 'done',
  working: 'checking',
  unanswered: 'unknown',
  failed: 'failed',
  stopped: 'taken',
};

/** Returns the status of a domain as text, with links to follow its transfer or to search for a replacement. */
function getStatus(t: Translate, { domain, type, mark, text }: ProgressLine): ReactNode {
  // A registrar's own message may end with a full stop.
  const status = withoutFullStop(text);
  if (type === 'new' && mark === 'failed')
    return t(messages.similarNames, {
      status,
      link: (words) => <PageLink to={paths.availability(toUnicode(splitDomain(domain).sld))}>{words}</PageLink>,
    });
  if (type === 'transfer' && (mark === 'working' || mark === 'unanswered'))
    return t(messages.follow, {
      status,
      domain,
      link: (words) => <PageLink to={paths.transferMessage(domain)}>{words}</PageLink>,
      spoken,
    });
  return status;
}

/** Lists the domains of the order, each with its status as icon and text, its add-ons, and its amount. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <ul className={styles.lines} aria-live="polite">
      {progressLines(t, order).map((line) => (
        <ItemRow
          key={line.id}
          state={iconStates[line.mark]}
          domain={line.domain}
          money={<LineMoney amount={line.amount} charged={line.charged} currency={order.currency_code} />}
          words={getStatus(t, line)}
        >
          {line.addOns.length > 0 && (
            <ul className={styles.addOns}>
              {line.addOns.map(({ type, name, amount }) => (
                <li key={type}>
                  <span>{name}</span>
                  <LineMoney amount={amount} charged={line.charged} currency={order.currency_code} />
                </li>
              ))}
            </ul>
          )}
        </ItemRow>
      ))}
    </ul>
  );
}

/** The amount of a line; struck through if nothing is charged. */
function LineMoney({ amount, charged, currency }: { amount: Minor; charged: boolean; currency: string }) {
  return charged ? (
    <Money minor={amount} currency={currency} />
  ) : (
    <PriceChange was={amount} now={0} currency={currency} />
  );
}
