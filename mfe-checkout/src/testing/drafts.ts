import { orderDraftAtom, registrantDraftAtom, type OrderDraft } from '@storefront/shared/cart';
import { store } from '@storefront/shared/store';
import { contact } from '@storefront/shared/testing';
import { toRegistrantValues, type RegistrantValues } from '@storefront/shared/registrant';
import { toRegistrantDraft } from '../features/registrant/registrant-draft';

/** A key as the browser makes it. */
export const someKey = 'a'.repeat(48);

/** Leaves the registrant step behind; call it after the surroundings are set up. */
export function fillInRegistrant(answers: RegistrantValues['answers'] = {}): void {
  store.set(registrantDraftAtom, toRegistrantDraft({ ...toRegistrantValues(contact()), answers }));
}

/** Leaves the billing step behind. */
export function chooseCard(draft: Partial<OrderDraft> = {}): void {
  store.set(orderDraftAtom, { idempotency_key: someKey, payment_method_id: 'pm_1', ...draft });
}
