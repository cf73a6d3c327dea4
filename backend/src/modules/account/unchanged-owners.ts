import type { BillingAddress, Contact } from '@storefront/shared/contract';

/** Account details that a registry may have too. */
interface Details {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly billing_address: BillingAddress | null;
  readonly country: string;
}

/** Compares ignoring case and whitespace, which registries normalise in their own ways. */
const plain = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => (part ?? '').replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
    .join('\n');

const personName = ({ first_name, last_name }: Pick<Details, 'first_name' | 'last_name'>): string =>
  plain(first_name, last_name);

const place = (address: Pick<BillingAddress, 'address1' | 'city' | 'postal_code'> | Contact, country: string): string =>
  plain(address.address1, address.city, address.postal_code, country);

/** Whether an owner is this customer, by name or company, but still has details from before a change of the account. */
export function keepsOtherDetails(owner: Contact, before: Details, after: Details): boolean {
  const name = personName(owner);
  const company = plain(owner.org_name);
  const isPerson = name === personName(before) || name === personName(after);
  const isCompany = company !== '' && (company === plain(before.company) || company === plain(after.company));
  if (!isPerson && !isCompany) return false;
  const hasOldName = personName(before) !== personName(after) && name === personName(before);
  const hasOldCompany =
    plain(before.company) !== plain(after.company) && isCompany && company === plain(before.company);
  const { billing_address: address, country } = after;
  const wasMoved =
    address !== null &&
    address.address1 !== '' &&
    (before.billing_address === null || place(before.billing_address, before.country) !== place(address, country));
  return hasOldName || hasOldCompany || (wasMoved && place(owner, owner.country) !== place(address, country));
}
