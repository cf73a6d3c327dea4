import type * as contract from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/session';
import * as messages from './messages';

/** A call that staff may not make for a customer, and for `editDomain` the field. */
export type CustomerOnlyCall = keyof typeof contract | `editDomain.${'auto_renew' | 'registrant'}`;

/**
 * Returns the props of a button whose call only the customer can make: in a support session, the button says so (BO-03j). The server refuses
 * the call in any case; the names are compared with what it refuses.
 */
export function useCustomerOnly(): (call: CustomerOnlyCall) => { disabledReason?: string } {
  const t = useTranslate();
  const { support } = useSession();
  return () => (support ? { disabledReason: t(messages.customerOnly) } : {});
}
