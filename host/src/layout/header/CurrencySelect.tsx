import { use } from 'react';
import { InitialDataContext } from '@storefront/shared/api';
import { setDefaultCurrency, setShopCurrency, useCurrencies, useCurrency } from '@storefront/shared/currency';
import { useTranslate } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/session';
import { useHydrated } from '@storefront/shared/store';
import * as messages from './messages';
import styles from './currency-select.module.css';
import { PlainSelect } from './PlainSelect';

/**
 * Selects the currency of all prices (CU-03). A customer's choice is stored for their other devices (CU-06). A shop with a single currency
 * only shows its name.
 */
export function CurrencySelect() {
  const t = useTranslate();
  const { code: known } = useCurrency();
  // A page rendered without data does not have the shop's settings, so it shows the document's currency once React has hydrated it.
  const isKnown = useHydrated();
  const isRendered = use(InitialDataContext) !== undefined;
  const code = isKnown || isRendered ? known : 'USD';
  const { prioritizedCurrencies } = useCurrencies();
  const { status, support } = useSession();

  function pick(chosen: string): void {
    setShopCurrency(chosen);
    // Staff in a support session see prices in another currency, without changing the customer's.
    if (status === 'authenticated' && !support) void setDefaultCurrency(chosen);
  }

  if (prioritizedCurrencies.length < 2) {
    return (
      <span className={styles.only}>
        <span className="sf-visually-hidden">{t(messages.currencyIs)} </span>
        <span translate="no">{code}</span>
      </span>
    );
  }
  return (
    <PlainSelect label={t(messages.currency)} value={code} onChange={({ target: { value } }) => pick(value)}>
      {prioritizedCurrencies.map(({ code: option, label }) => (
        <option key={option} value={option} title={label} translate="no">
          {option}
        </option>
      ))}
    </PlainSelect>
  );
}
