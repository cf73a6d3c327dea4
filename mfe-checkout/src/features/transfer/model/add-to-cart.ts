import { addTransfer } from '@storefront/shared/cart';
import type { TransferCheck } from '@storefront/shared/contract';
import { forgetCodes } from './transfer-draft';

/** Adds the domains that can be transferred to the cart, each with its sealed code (CT-04). @returns how many there were */
export function addTransfers(checks: readonly TransferCheck[]): number {
  const ready = checks.filter(({ status }) => status === 'ready');
  for (const { domain, auth_info, price, renewal_price, years_added, currency_code } of ready) {
    if (auth_info === null) continue;
    addTransfer({
      domain,
      auth_info,
      currency_code,
      years_added,
      ...(price === null ? {} : { price }),
      ...(renewal_price === null ? {} : { renewal_price }),
    });
  }
  forgetCodes(ready.map(({ domain }) => domain));
  return ready.length;
}
