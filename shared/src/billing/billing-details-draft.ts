import type { BillingDetails, BillingDetailsChange } from '@storefront/shared/contract';
import { onSessionEnd, sessionAtom } from '@storefront/shared/session';
import { shape, store, storedAtom } from '@storefront/shared/store';

const { toChecker, fields, orNull, text } = shape;

/** Unsaved billing details. */
interface BillingDetailsDraft {
  /** The account's email address: the draft is shown to this customer only. */
  readonly email: string;
  readonly details: BillingDetailsChange;
}

const draft = fields<BillingDetailsDraft>({
  email: text(),
  details: fields<BillingDetailsChange>({
    first_name: text(),
    last_name: text(),
    company: text(),
    country: text(),
    vat_number: text(),
    address: fields<BillingDetails['address']>({
      address1: text(),
      address2: text(),
      city: text(),
      state: text(),
      postal_code: text(),
    }),
  }),
});

/**
 * The draft, stored for this tab under `sf:billing-details`, so that it survives a reload and an expired session (GD-03); null if there is
 * none.
 */
export const billingDetailsDraftAtom = storedAtom<BillingDetailsDraft | null>({
  key: 'billing-details',
  version: 1,
  empty: null,
  schema: toChecker(orNull(draft)),
  keptFor: 'tab',
});

const forget = (): void => store.set(billingDetailsDraftAtom, null);

onSessionEnd((why) => {
  if (why === 'logout') forget();
});
store.sub(sessionAtom, () => {
  const { user } = store.get(sessionAtom);
  const stored = store.get(billingDetailsDraftAtom);
  if (user && stored && stored.email !== user.email) forget();
});
