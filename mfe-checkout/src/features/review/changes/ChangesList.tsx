import { formatMoney, lineKind, type CartItem } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { ChangedParts, CostParts, Money, PriceChange } from '@storefront/shared/ui/price';
import { costParts } from '@storefront/shared/words';
import type { ReactNode } from 'react';
import { ItemRow } from '../../../components/ItemRow';
import { canAccept, canRetry, type LineChange } from '../model/price-changes';
import styles from './changes.module.css';
import * as messages from './messages';

/** Returns the domain and what has changed about it. */
function changedName(t: Translate, { reason, was, now }: LineChange, item: CartItem | undefined, name: ReactNode) {
  const fact = (words: ReactNode): ReactNode => <span className={styles.detail}>{words}</span>;
  if (reason === 'price') {
    const change = was === now ? 'none' : (now ?? 0) > (was ?? 0) ? 'up' : 'down';
    return t(messages.priceChanged, { name: () => name, fact, change });
  }
  // For an add-ons-only line, the customer already has the domain.
  const isAddOns = reason === 'not_sold' && item && lineKind(item) === 'add_ons';
  return (
    <>
      {name} {fact(t(messages.nameChanged, { reason: isAddOns ? 'not_added' : reason }))}
    </>
  );
}

/** Returns the label of the button that resolves all changes, which says exactly what is accepted or removed. */
function describeSettleAll(t: Translate, changes: readonly LineChange[]): string {
  const accepted = changes.filter(canAccept).length;
  const removed = changes.length - accepted;
  if (removed === 0) return t(messages.acceptAll, { count: accepted });
  return accepted === 0 ? t(messages.removeAll, { count: removed }) : t(messages.settleAll, { accepted, removed });
}

interface ChangesListProps {
  changes: readonly LineChange[];
  items: readonly CartItem[];
  onAccept: (domain: string) => void;
  onRemove: (domain: string) => void;
  onRetry: (domain: string) => void;
  /** Another open order that conflicts with a line. */
  openOrder?: string | undefined;
}

/** Lists the lines that differ from what the customer saw, each with a way to resolve it (OR-06). */
export function ChangesList({ changes, items, onAccept, onRemove, onRetry, openOrder }: ChangesListProps) {
  const t = useTranslate();
  const settleAll = (): void => {
    for (const change of changes) (canAccept(change) ? onAccept : onRemove)(change.domain);
  };
  return (
    <Section title={t(messages.changes)} note={t(messages.changedNames, { count: changes.length })}>
      {changes.length > 1 && (
        <div className={styles.settleAll}>
          <Button variant="filled" onClick={settleAll}>
            {describeSettleAll(t, changes)}
          </Button>
        </div>
      )}
      <ul className={styles.changes}>
        {changes.map((change, index) => {
          // If there are several changes, the button that resolves all of them is the filled one.
          const variant = index === 0 && changes.length === 1 ? 'filled' : 'outlined';
          const { domain, was, now } = change;
          const item = items.find((line) => line.domain === domain);
          const currency = item?.currency_code ?? 'USD';
          const mayStay = canAccept(change) || canRetry(change);
          return (
            <ItemRow
              key={domain}
              state={mayStay ? 'expiring' : 'taken'}
              domain={domain}
              punycode={false}
              head={(name) => (
                <>
                  {changedName(t, change, item, name)}
                  {item && canAccept(change) && <CostParts parts={costParts(item, t)} currency={currency} />}
                  {change.parts && <ChangedParts parts={change.parts} currency={currency} />}
                </>
              )}
              money={
                // If the price before tax is the same, the parts say what has changed.
                was !== null &&
                was !== now &&
                (now === null ? (
                  <del className={styles.gone}>
                    <Money minor={was} currency={currency} />
                  </del>
                ) : (
                  <PriceChange was={was} now={now} currency={currency} />
                ))
              }
            >
              <div className={styles.actions}>
                {canAccept(change) && (
                  <Button variant={variant} onClick={() => onAccept(domain)}>
                    {now === null || now === was
                      ? t(messages.accept)
                      : t(messages.acceptPrice, { price: formatMoney(now, currency) })}
                  </Button>
                )}
                {canRetry(change) && (
                  <Button variant={variant} onClick={() => onRetry(domain)}>
                    {t(messages.tryAgain)}
                  </Button>
                )}
                <Button variant={mayStay ? 'outlined' : variant} onClick={() => onRemove(domain)}>
                  {t(messages.remove)}
                </Button>
              </div>
            </ItemRow>
          );
        })}
      </ul>
      {openOrder !== undefined && (
        <p>{t(messages.openOrder, { link: (words) => <PageLink to={paths.purchase(openOrder)}>{words}</PageLink> })}</p>
      )}
    </Section>
  );
}
