import { renewalOf, type CartItem } from '@storefront/shared/domain';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Money } from '@storefront/shared/ui/price';
import styles from './review.module.css';

/** What each name costs after its first term, and whether it renews itself: with date and amount (LG-04). */
export function RenewalTable({ items, today }: { items: readonly CartItem[]; today: Date }) {
  return (
    <table className={styles.renewals}>
      <caption className="sf-visually-hidden">What each name costs after its first term</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Auto-renew</th>
          <th scope="col" className={styles.amount}>
            Every year after
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { date, amount } = renewalOf(item, today);
          return (
            <tr key={item.domain}>
              <th scope="row">
                <DomainName name={item.domain} punycode={false} />
              </th>
              <td>
                {item.type === 'transfer' ? (
                  'Off. Set it once the name is here'
                ) : item.autorenew ? (
                  <>On. Charged before {date ? <DateText value={date} /> : 'it ends'}, unless you switch it off</>
                ) : (
                  <>Off. The name ends {date ? <DateText value={date} /> : 'with its term'}</>
                )}
              </td>
              <td className={styles.amount}>
                <Money minor={amount} currency={item.currency_code} strong />
                /year
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
