import { assertMinor, type Minor } from '@storefront/shared/domain';
import type { SaleCurrency } from './sale-currency';

/**
 * The smallest card charges, in minor units before tax: Stripe's minimum, with a margin for currencies that are converted before the
 * comparison (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). Applies to every line, since an order may be reduced
 * to any one of its lines.
 */
export const SMALLEST_CHARGES: Readonly<Record<SaleCurrency, Minor>> = {
  USD: assertMinor(50),
  EUR: assertMinor(50),
  GBP: assertMinor(50),
  CAD: assertMinor(100),
  AUD: assertMinor(100),
};
