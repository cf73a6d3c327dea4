import { getRenewal, type CartItem } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money } from '@storefront/shared/ui/price';
import * as messages from '../messages';
import styles from './review.module.css';

/** Table of what each domain costs after its first term, and whether it auto-renews, with date and amount (LG-04). */
export function RenewalTable({ items, today }: { items: readonly CartItem[]; today: Date }) {
  const t = useTranslate();
  return (
    <table className={styles.renewals}>
      <caption className="sf-visually-hidden">{t(messages.renewals)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.name)}</th>
          <th scope="col">{t(messages.autoRenew)}</th>
          <th scope="col" className={styles.amount}>
            {t(messages.everyYear)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { date, amount } = getRenewal(item, today);
          return (
            <tr key={item.domain}>
              <th scope="row">
                <DomainName name={item.domain} punycode={false} />
              </th>
              <td>
                {t(messages.renews, {
                  renews: item.type === 'transfer' ? 'later' : item.autorenew ? 'on' : 'off',
                  dated: date !== undefined,
                  date: () => date && <DateText value={date} />,
                })}
              </td>
              <td className={styles.amount}>
                {t(messages.perYear, { price: () => <Money minor={amount} currency={item.currency_code} strong /> })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
