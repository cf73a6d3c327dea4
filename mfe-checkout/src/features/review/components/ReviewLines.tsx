import {
  listEndingAddOns,
  getAddedYears,
  lineKind,
  lineTotals,
  selectedAddOns,
  timesMinor,
  type CartItem,
  type Minor,
} from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money } from '@storefront/shared/ui/price';
import { StateText } from '@storefront/shared/ui/state';
import { formatAddOn, addOnName, costParts } from '@storefront/shared/words';
import * as messages from '../messages';
import styles from './review.module.css';

/** Returns the parts of a domain's price: its years, and the fee of a late renewal. */
function nameParts(t: Translate, item: CartItem): { label: string; amount: Minor }[] {
  if (lineKind(item) === 'add_ons') return [];
  const parts = costParts(item, t);
  return parts.length > 0
    ? parts
    : [
        {
          label: t(messages.term, { kind: item.type, years: getAddedYears(item) }),
          amount: timesMinor(item.cost, item.quantity),
        },
      ];
}

interface ReviewLinesProps {
  items: readonly CartItem[];
  /** The registrant of each domain by its name, if there are several (RG-11). */
  owners?: ReadonlyMap<string, string>;
}

/** Lists the items as they will be ordered: domain, with Punycode, term and add-ons, each with its amount before tax. */
export function ReviewLines({ items, owners }: ReviewLinesProps) {
  const t = useTranslate();
  return (
    <ul className={styles.lines}>
      {items.map((item) => {
        const { domain, currency_code, is_premium, priced } = item;
        const known = priced !== 'unknown';
        const date = () => item.date && <DateText value={item.date} />;
        const own = nameParts(t, item);
        const owner = owners?.get(domain);
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
              {!known && <li className={styles.part}>{t(noticeMessages.priceUnknown)}</li>}
              {own.map(({ label, amount }) => (
                <li key={label} className={styles.part}>
                  <span>{label}</span>
                  {known && isSplit && <Money minor={amount} currency={currency_code} />}
                </li>
              ))}
              {selectedAddOns(item).map((addOn) => (
                <li key={addOn.type} className={styles.part}>
                  <span>
                    {lineKind(item) === 'add_ons' && item.date
                      ? t(messages.addOnUntil, { addOn: formatAddOn(addOn, 'add_ons', t), date })
                      : formatAddOn(addOn, lineKind(item), t)}
                  </span>
                  {known && isSplit && (
                    <Money minor={timesMinor(addOn.cost, addOn.quantity)} currency={currency_code} />
                  )}
                </li>
              ))}
              {lineKind(item) === 'renew' &&
                selectedAddOns(item)
                  .filter(
                    ({ type, quantity }) => type === 'email_forwarding' && (item.email_addresses_now ?? 0) > quantity,
                  )
                  .map(({ type, quantity }) => (
                    <li key={`${type} fewer`} className={styles.part}>
                      <span>
                        {t(messages.addressesEnd, {
                          addOn: addOnName(type, t),
                          now: item.email_addresses_now ?? 0,
                          renewed: quantity,
                          date,
                        })}
                      </span>
                    </li>
                  ))}
              {listEndingAddOns(item).map((service) => (
                <li key={`${service} ends`} className={styles.part}>
                  <span>{t(messages.addOnEnds, { addOn: addOnName(service, t), date })}</span>
                </li>
              ))}
              {owner !== undefined && <li className={styles.part}>{t(messages.lineOwner, { name: owner })}</li>}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
