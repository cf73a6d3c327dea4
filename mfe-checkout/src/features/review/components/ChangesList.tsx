import { costParts, formatMoney, lineKind, type CartItem } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { ChangedParts, CostParts, Money, PriceChange } from '@storefront/shared/ui/price';
import { ItemRow } from '../../../components/ItemRow';
import { canAccept, canRetry, type LineChange } from '../model/price-changes';
import styles from './review.module.css';

const words: Record<LineChange['reason'], string> = {
  price: '',
  tax: 'The tax on this name has changed',
  taken: 'Taken a moment ago by someone else. Nothing was charged',
  not_sold: 'The registry does not sell this name. Nothing was charged',
  not_yours: 'Not among the names of this account. Nothing was charged',
  not_renewable: 'Its registry lets go of it, so nobody can renew or restore it now. Nothing was charged',
  registry_silent: 'The registry does not answer, so the price is not known right now',
  unknown: 'The price is not known right now',
};

/** The same of add-ons alone, whose domain is the customer's. */
const addOnWords: Partial<Record<LineChange['reason'], string>> = {
  not_sold:
    'What you chose cannot be added to it now: the domain has it already, has expired, or another order for it is under way. Nothing was charged',
};

function fact({ reason, was, now }: LineChange, item: CartItem | undefined): string {
  const own = item && lineKind(item) === 'add_ons' ? addOnWords[reason] : undefined;
  if (own) return own;
  if (reason !== 'price') return words[reason];
  if (was === now) return 'is not as you last saw it';
  return `now costs ${(now ?? 0) > (was ?? 0) ? 'more' : 'less'} than when you last saw it`;
}

/** What the one button does to all of them: nothing is accepted or taken out that it does not say. */
function settleAllWords(changes: readonly LineChange[]): string {
  const accepted = changes.filter(canAccept).length;
  const removed = changes.length - accepted;
  const prices = accepted === 1 ? 'Accept the new price' : `Accept ${accepted} new prices`;
  const names = removed === 1 ? 'remove 1 name' : `remove ${removed} names`;
  if (removed === 0) return prices;
  return accepted === 0 ? `${names.charAt(0).toUpperCase()}${names.slice(1)}` : `${prices}, ${names}`;
}

export interface ChangesListProps {
  changes: readonly LineChange[];
  items: readonly CartItem[];
  onAccept: (domain: string) => void;
  onRemove: (domain: string) => void;
  onRetry: (domain: string) => void;
}

/** What is not as this person saw it, line by line, each with its way out (OR-06). */
export function ChangesList({ changes, items, onAccept, onRemove, onRetry }: ChangesListProps) {
  const settleAll = (): void => {
    for (const change of changes) (canAccept(change) ? onAccept : onRemove)(change.domain);
  };
  return (
    <Section title="What has changed" note={changes.length === 1 ? '1 name' : `${changes.length} names`}>
      {changes.length > 1 && (
        <div className={styles.settleAll}>
          <Button variant="filled" onClick={settleAll}>
            {settleAllWords(changes)}
          </Button>
        </div>
      )}
      <ul className={styles.changes}>
        {changes.map((change, index) => {
          // Several changes can be settled by one button, which has the fill.
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
              beside={
                <>
                  {' '}
                  <span className={styles.detail}>{fact(change, item)}</span>
                  {item && canAccept(change) && <CostParts parts={costParts(item)} currency={currency} />}
                  {change.parts && <ChangedParts parts={change.parts} currency={currency} />}
                </>
              }
              money={
                was !== null &&
                (now === null ? (
                  <del className={styles.gone}>
                    <Money minor={was} currency={currency} />
                  </del>
                ) : (
                  <PriceChange was={was} now={now} currency={currency} />
                ))
              }
            >
              <div className={styles.changeActions}>
                {canAccept(change) && (
                  <Button variant={variant} onClick={() => onAccept(domain)}>
                    {now === null || now === was ? 'Accept' : `Accept ${formatMoney(now, currency)}`}
                  </Button>
                )}
                {canRetry(change) && (
                  <Button variant={variant} onClick={() => onRetry(domain)}>
                    Try again
                  </Button>
                )}
                <Button variant={mayStay ? 'outlined' : variant} onClick={() => onRemove(domain)}>
                  Remove it
                </Button>
              </div>
            </ItemRow>
          );
        })}
      </ul>
    </Section>
  );
}
