import { useState } from 'react';
import type { CartItem } from '@storefront/shared/cart';
import { splitDomain, timesMinor, toUnicode } from '@storefront/shared/domain';
import { NameCosts, type TermTax } from '../../../components/NameCosts';
import { priceOf, transferPriceOf } from '../../../model/price-facts';
import { usePriceList } from '../../../api/use-price-list';
import { linePriceState } from '../../../model/line-price';
import styles from './line-costs.module.css';

const TERMS = { new: 'the first', renew: 'this renewal of', transfer: 'the transfer with' } as const;

/** What the line costs in the long run, on demand, as an offer tells it (PR-01). Nothing where its price is not known. */
export function LineCosts({ item }: { item: CartItem }) {
  const [open, setOpen] = useState(false);
  if (linePriceState(item) !== 'known') return null;
  return (
    <details className={styles.costs} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        All prices<span className="sf-visually-hidden"> of {toUnicode(item.domain)}</span>
      </summary>
      {open && <Costs item={item} />}
    </details>
  );
}

function Costs({ item }: { item: CartItem }) {
  const { currency_code: currency, domain, is_premium, period, type } = item;
  const { offers } = usePriceList(currency);
  const { tld } = splitDomain(domain);
  const offer = offers?.find((one) => one.tld === tld || one.tld === toUnicode(tld));
  const byCode = offer && transferPriceOf(offer);
  const transfer = byCode === null ? 'by-tag' : is_premium ? 'by-registry' : byCode;
  const tax: TermTax =
    item.tax_country === undefined
      ? { kind: 'at-review' }
      : { kind: 'known', rates: item.tax_rates, country: item.tax_country };
  return (
    <NameCosts
      term={{ cost: timesMinor(item.cost, item.quantity), period, renewal_price: item.renewal_price }}
      currency={currency}
      transfer={transfer}
      restore={offer && priceOf(offer, 'restore')}
      tax={tax}
      taxed={
        type === 'new' && period === 1
          ? 'the first year'
          : `${TERMS[type]} ${period === 1 ? '1 year' : `${period} years`}`
      }
      addOns="Add-ons come on top."
    />
  );
}
