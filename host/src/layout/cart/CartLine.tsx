import { addOnsInWords, lineKind, lineTotals, selectedAddOns, type CartItem } from '@storefront/shared/domain';
import { NOTICES } from '@storefront/shared/notices';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money } from '@storefront/shared/ui/price';
import styles from './cart-rail.module.css';

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

const kinds = { new: '', renew: 'Renewal, ', transfer: 'Transfer in, ' } as const;

/** One name of the cart: what it costs now with its add-ons, and every year after. */
export function CartLine({ item }: { item: CartItem }) {
  const { type, domain, period, priced, currency_code, renewal_price } = item;
  return (
    <li className={styles.line}>
      <DomainName className={styles.name} name={domain} punycode={false} />
      {priced === 'unknown' ? (
        <span className={styles.detail}>{NOTICES.priceUnknown}</span>
      ) : (
        <>
          <Money className={styles.price} minor={lineTotals(item).cost} currency={currency_code} strong />
          <span className={styles.detail}>
            {lineKind(item) === 'add_ons' ? (
              `${addOnsInWords(selectedAddOns(item), 'add_ons')} for the rest of its term`
            ) : (
              <>
                {kinds[type]}
                {years(period)}, then <Money minor={renewal_price} currency={currency_code} />
                /year
              </>
            )}
          </span>
        </>
      )}
    </li>
  );
}
