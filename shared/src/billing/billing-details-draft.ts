import type { BillingDetails, BillingDetailsChange } from '@storefront/shared/contract';
import { onSessionEnd, sessionAtom } from '@storefront/shared/session';
import { shape, store, storedAtom } from '@storefront/shared/store';

const { toChecker, fields, orNull, text } = shape;

/** Billing details that are being changed, and by whom. */
interface BillingDetailsDraft {
  /** Of the customer, as nobody else may find them. */
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

/** Kept for the tab under `sf:billing-details`: it outlives a reload and a session that ends meanwhile (GD-03); null while nothing is changed. */
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
  const kept = store.get(billingDetailsDraftAtom);
  if (user && kept && kept.email !== user.email) forget();
});
