import type { BillingDetails } from '@storefront/shared/contract';
import { formatDate } from '@storefront/shared/domain';

/** What is known of a VAT number and what follows, to stand behind it. */
export function vatNote({ status, confirmed_at, reverse_charge }: NonNullable<BillingDetails['vat']>): string {
  if (status === 'refused') return 'not known to the VAT register (VIES). Your orders carry tax.';
  const known =
    status === 'confirmed' && confirmed_at
      ? `confirmed by the VAT register on ${formatDate(confirmed_at)}.`
      : 'not confirmed by the VAT register yet.';
  return reverse_charge
    ? `${known} Your orders carry no VAT: you account for it (reverse charge).`
    : `${known} Your orders carry the tax of your country.`;
}
