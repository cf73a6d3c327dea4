import type { TldOffer } from '@storefront/shared/contract';
import { Money } from '@storefront/shared/ui/price';
import { afterExpiryInWords, costsOverYears, inYears, priceOf, termInWords } from '../../model/price-facts';
import { TransferPrice } from './TransferPrice';
import styles from './price-details.module.css';

/** What an opened row tells beside its prices: what the extension costs over the years, and by which rules. */
export function PriceDetails({ offer }: { readonly offer: TldOffer }) {
  const money = (minor: number) => <Money minor={minor} currency={offer.currency_code} />;
  return (
    <div className={styles.details}>
      <dl className={styles.costs}>
        {costsOverYears(offer).map(({ years, cost }) => (
          <div key={years} className={styles.cost}>
            <dt>Over {inYears(years)}</dt>
            <dd>{money(cost)}</dd>
          </div>
        ))}
        {offer.late > 0 && (
          <div className={styles.cost}>
            <dt>Late renewal</dt>
            <dd>{money(priceOf(offer, 'late'))} more</dd>
          </div>
        )}
        <div className={styles.narrowOnly}>
          <dt>Transfer in</dt>
          <dd>
            <TransferPrice offer={offer} />
          </dd>
        </div>
        <div className={styles.narrowOnly}>
          <dt>Restore</dt>
          <dd>{money(priceOf(offer, 'restore'))}</dd>
        </div>
      </dl>
      <p>{termInWords(offer)}</p>
      <p>{afterExpiryInWords(offer)}</p>
    </div>
  );
}
