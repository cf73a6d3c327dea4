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

type Place = Partial<Record<'address1' | 'city' | 'postal_code' | 'country', string | null>>;

/** Whether two addresses cannot be the same. What either leaves open contradicts nothing. */
const contradicts = (one: Place, other: Place): boolean =>
  (['address1', 'city', 'postal_code', 'country'] as const).some((part) => {
    const [here, there] = [plain(one[part]), plain(other[part])];
    return here !== '' && there !== '' && here !== there;
  });

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
  const place = address && { ...address, country };
  const wasMoved =
    place !== null &&
    place.address1 !== '' &&
    (before.billing_address === null || contradicts({ ...before.billing_address, country: before.country }, place));
  return hasOldName || hasOldCompany || (wasMoved && contradicts(owner, place));
}
