import { getAddedYears, lineKind, lineTotals, selectedAddOns, type CartItem } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { CostParts, Money } from '@storefront/shared/ui/price';
import { formatAddOn, costParts } from '@storefront/shared/words';
import * as messages from './messages';
import styles from './summary.module.css';

/** Lists the items of an order, each with its current cost including add-ons, and the cost of every later year. */
export function SummaryLines({ items }: { items: readonly CartItem[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.domain} className={styles.line}>
          <DomainName name={item.domain} punycode={false} />
          {item.priced === 'unknown' ? (
            <span className={styles.detail}>{t(noticeMessages.priceUnknown)}</span>
          ) : (
            <>
              <Money minor={lineTotals(item).cost} currency={item.currency_code} strong />
              <span className={styles.detail}>
                {lineKind(item) !== 'add_ons'
                  ? t(messages.term, {
                      kind: item.type,
                      years: getAddedYears(item),
                      renewal: () => <Money minor={item.renewal_price} currency={item.currency_code} />,
                    })
                  : item.date
                    ? t(messages.addOnsUntil, { date: () => item.date && <DateText value={item.date} /> })
                    : t(messages.addOns)}
                <CostParts parts={costParts(item, t)} currency={item.currency_code} />
                {selectedAddOns(item).map((addOn) => (
                  <span key={addOn.type} className={styles.addOn}>
                    {formatAddOn(addOn, lineKind(item), t)}
                  </span>
                ))}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
