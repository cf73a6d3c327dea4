import { orderDraftAtom, registrantDraftAtom, type OrderDraft } from '@storefront/shared/cart';
import { store } from '@storefront/shared/store';
import { contact } from '@storefront/shared/testing';
import { toRegistrantValues, type RegistrantValues } from '@storefront/shared/registrant';
import { withOther } from '../features/registrant/divide-domains';
import { otherRegistrantsAtom, toRegistrantDraft } from '../features/registrant/registrant-draft';

/** An idempotency key in the format that the browser creates. */
export const someKey = 'a'.repeat(48);

/** Completes the registrant step. Call it after the environment is set up. */
export function fillInRegistrant(answers: RegistrantValues['answers'] = {}): void {
  store.set(registrantDraftAtom, toRegistrantDraft({ ...toRegistrantValues(contact()), answers }));
}

/** Gives domains of the cart to another registrant. */
export function giveToOther(domains: readonly string[], values: RegistrantValues, id = '2'): void {
  store.set(otherRegistrantsAtom, (before) => withOther(before, id, { domains, values }));
}

/** Completes the billing step. */
export function chooseCard(draft: Partial<OrderDraft> = {}): void {
  store.set(orderDraftAtom, { idempotency_key: someKey, payment_method_id: 'pm_1', ...draft });
}
