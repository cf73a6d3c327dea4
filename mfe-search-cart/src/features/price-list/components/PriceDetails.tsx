import type { TldOffer } from '@storefront/shared/contract';
import type { Minor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Money } from '@storefront/shared/ui/price';
import { costsOverYears, getPrice } from '../../../model/price-facts';
import * as messages from '../messages';
import { describeExpiry, formatTerm } from '../model/term-in-words';
import { TransferPrice } from './TransferPrice';
import styles from './price-details.module.css';

/** The details of an expanded row: the cost of the extension over the years, and its rules. */
export function PriceDetails({ offer }: { readonly offer: TldOffer }) {
  const t = useTranslate();
  const money = (minor: Minor) => <Money minor={minor} currency={offer.currency_code} />;
  return (
    <div className={styles.details}>
      <dl className={styles.costs}>
        {costsOverYears(offer).map(({ years, cost }) => (
          <div key={years} className={styles.cost}>
            <dt>{t(messages.overYears, { years })}</dt>
            <dd>{money(cost)}</dd>
          </div>
        ))}
        {offer.late > 0 && (
          <div className={styles.cost}>
            <dt>{t(messages.lateRenewal)}</dt>
            <dd>{t(messages.more, { price: () => money(getPrice(offer, 'late')) })}</dd>
          </div>
        )}
        <div className={styles.narrowOnly}>
          <dt>{t(messages.transferIn)}</dt>
          <dd>
            <TransferPrice offer={offer} />
          </dd>
        </div>
        <div className={styles.narrowOnly}>
          <dt>{t(messages.restore)}</dt>
          <dd>{money(getPrice(offer, 'restore'))}</dd>
        </div>
      </dl>
      <p>{formatTerm(offer, t)}</p>
      <p>{describeExpiry(offer, t)}</p>
    </div>
  );
}
