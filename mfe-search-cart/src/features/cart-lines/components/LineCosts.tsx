import { useState } from 'react';
import type { CartItem } from '@storefront/shared/cart';
import { splitDomain, timesMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { NameCosts, type TermTax } from '../../../components/NameCosts';
import { spoken } from '../../../components/spoken';
import { getPrice, getTransferPrice } from '../../../model/price-facts';
import { usePriceList } from '../../../api/use-price-list';
import { linePriceState } from '../../../model/line-price';
import * as messages from '../messages';
import styles from './line-costs.module.css';

/** What the line costs in the long run, on demand, as an offer tells it (PR-01). Nothing where its price is not known. */
export function LineCosts({ item }: { item: CartItem }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (linePriceState(item) !== 'known') return null;
  return (
    <details className={styles.costs} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t(messages.allPrices, { name: toUnicode(item.domain), spoken })}</summary>
      {open && <Costs item={item} />}
    </details>
  );
}

function Costs({ item }: { item: CartItem }) {
  const t = useTranslate();
  const { currency_code: currency, domain, is_premium, period, type } = item;
  const { offers } = usePriceList(currency);
  const { tld } = splitDomain(domain);
  const offer = offers?.find((one) => one.tld === tld || one.tld === toUnicode(tld));
  const byCode = offer && getTransferPrice(offer);
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
      restore={offer && getPrice(offer, 'restore')}
      tax={tax}
      kind={type}
      addOns={t(messages.addOnsExtra)}
    />
  );
}
