import { lineKind, lineTotals, selectedAddOns, type CartItem } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money } from '@storefront/shared/ui/price';
import { formatAddOns } from '@storefront/shared/words';
import * as messages from './messages';
import styles from './cart-rail.module.css';

/** One domain of the cart: its price now with its add-ons, and the price of every later year. */
export function CartLine({ item }: { item: CartItem }) {
  const t = useTranslate();
  const { type, domain, period, priced, currency_code, renewal_price } = item;
  return (
    <li className={styles.line}>
      <DomainName className={styles.name} name={domain} punycode={false} />
      {priced === 'unknown' ? (
        <span className={styles.detail}>{t(noticeMessages.priceUnknown)}</span>
      ) : (
        <>
          <Money className={styles.price} minor={lineTotals(item).cost} currency={currency_code} strong />
          <span className={styles.detail}>
            {lineKind(item) === 'add_ons'
              ? t(messages.addOnsLine, { addOns: formatAddOns(selectedAddOns(item), 'add_ons', t) })
              : t(messages.years, {
                  kind: type,
                  years: period,
                  renewal: () => <Money minor={renewal_price} currency={currency_code} />,
                })}
          </span>
        </>
      )}
    </li>
  );
}
