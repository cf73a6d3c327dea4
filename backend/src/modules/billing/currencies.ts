import type { Currency } from '@storefront/shared/contract';
import type { Config } from '../../config/config';
import type { KNOWN_CURRENCIES } from '../../config/settings';

type KnownCode = (typeof KNOWN_CURRENCIES)[number];

const NAMES: Record<KnownCode, { name: string; symbol: string }> = {
  USD: { name: 'US Dollar', symbol: '$' },
  EUR: { name: 'Euro', symbol: '€' },
  GBP: { name: 'British Pound', symbol: '£' },
  CAD: { name: 'Canadian Dollar', symbol: 'CA$' },
  AUD: { name: 'Australian Dollar', symbol: 'A$' },
};

/** Returns the currencies on sale (CU-01); the first configured one is the default. */
export function currenciesOnSale({ currencies }: Pick<Config, 'currencies'>): Currency[] {
  return currencies.map((code, index) => ({
    code,
    ...NAMES[code],
    is_default: index === 0,
    label: `${code} - ${NAMES[code].name}`,
  }));
}

/** Returns the customer's choice if it is still on sale, otherwise the shop's default (CU-04, CU-05). */
export function customerCurrency(config: Pick<Config, 'currencies'>, chosen: string | null): Currency {
  const [shopDefault, ...others] = currenciesOnSale(config);
  if (!shopDefault) throw new Error('No currency is on sale.');
  return [shopDefault, ...others].find(({ code }) => code === chosen) ?? shopDefault;
}
