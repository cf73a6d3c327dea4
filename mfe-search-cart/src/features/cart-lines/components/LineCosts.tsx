import { useState } from 'react';
import type { CartItem } from '@storefront/shared/cart';
import type { TldOffer } from '@storefront/shared/contract';
import {
  getAddedYears,
  costOverYears,
  splitDomain,
  sumMinor,
  timesMinor,
  toUnicode,
  type Minor,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { NameCosts, type TermTax } from '../../../components/NameCosts';
import { spoken } from '../../../components/spoken';
import { getPrice, getTransferPrice } from '../../../model/price-facts';
import { usePriceList } from '../../../api/use-price-list';
import { linePriceState } from '../../../model/line-price';
import * as messages from '../messages';
import styles from './line-costs.module.css';

/** The long-term cost of a line, on demand, as on an offer (PR-01). Renders nothing if its price is unknown. */
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
  const { currency_code: currency, domain, is_premium, type } = item;
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
      period={getAddedYears(item)}
      costOver={(years) => costOver(item, offer, years)}
      currency={currency}
      transfer={transfer}
      restore={offer && getPrice(offer, 'restore')}
      tax={tax}
      kind={type}
      addOns={t(messages.addOnsExtra)}
    />
  );
}

/**
 * Returns the cost of the domain over this many years: bought at once for a registration, else with a renewal for each year after the term.
 * A premium price is charged once, and so is an introductory price, according to the price list.
 */
function costOver(item: CartItem, offer: TldOffer | undefined, years: number): Minor | undefined {
  const { cost, price, quantity, renewal_price: renewal } = item;
  const period = getAddedYears(item);
  if (item.type !== 'new' || years <= period)
    return timesMinor(sumMinor([cost, timesMinor(renewal, Math.max(0, years - period))]), quantity);
  const firstYearOnly = item.is_premium || offer?.first_year_only;
  if (firstYearOnly === undefined) return undefined;
  const terms = {
    first: price,
    renewal,
    firstYearOnly,
    shortest: period,
    longest: Math.max(period, item.max_year ?? period),
  };
  return timesMinor(costOverYears(terms, years), quantity);
}
