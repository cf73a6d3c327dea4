import {
  ADD_ONS,
  addOnInWords,
  costParts,
  endingAddOns,
  lineKind,
  lineTotals,
  selectedAddOns,
  timesMinor,
  type CartItem,
} from '@storefront/shared/domain';
import { NOTICES } from '@storefront/shared/notices';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money } from '@storefront/shared/ui/price';
import { StateText } from '@storefront/shared/ui/state';
import styles from './review.module.css';

const verbs = { new: 'Register for', renew: 'Renew for', transfer: 'Transfer in, with' } as const;
/** What the name itself consists of: its years, and the fee of a renewal that comes late. */
function nameParts(item: CartItem): { label: string; amount: number }[] {
  if (lineKind(item) === 'add_ons') return [];
  const parts = costParts(item);
  return parts.length > 0
    ? parts
    : [{ label: `${verbs[item.type]} ${years(item.period)}`, amount: timesMinor(item.cost, item.quantity) }];
}

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** The names as they will be ordered: whole, with Punycode, term, add-ons and the amount of each before tax. */
export function ReviewLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => {
        const { domain, currency_code, is_premium, priced } = item;
        const known = priced !== 'unknown';
        const own = nameParts(item);
        // A single part would repeat the amount above it.
        const isSplit = own.length + selectedAddOns(item).length > 1;
        return (
          <li key={domain} className={styles.line} data-asking={priced === 'checking' || undefined}>
            <div className={styles.name}>
              <DomainName name={domain} />
              {is_premium && <StateText state="premium" />}
            </div>
            {known && <Money minor={lineTotals(item).cost} currency={currency_code} strong />}
            <ul className={styles.parts}>
              {!known && <li className={styles.part}>{NOTICES.priceUnknown}</li>}
              {own.map(({ label, amount }) => (
                <li key={label} className={styles.part}>
                  <span>{label}</span>
                  {known && isSplit && <Money minor={amount} currency={currency_code} />}
                </li>
              ))}
              {selectedAddOns(item).map((addOn) => (
                <li key={addOn.type} className={styles.part}>
                  <span>
                    {addOnInWords(addOn, lineKind(item))}
                    {lineKind(item) === 'add_ons' && item.date && (
                      <>
                        , until <DateText value={item.date} />
                      </>
                    )}
                  </span>
                  {known && isSplit && (
                    <Money minor={timesMinor(addOn.cost, addOn.quantity)} currency={currency_code} />
                  )}
                </li>
              ))}
              {endingAddOns(item).map((service) => (
                <li key={`${service} ends`} className={styles.part}>
                  <span>
                    {ADD_ONS[service].label} is not renewed and ends on {item.date && <DateText value={item.date} />}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
