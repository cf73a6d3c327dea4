import type { AnyEndpoint } from '@storefront/shared/contract';
import { conflict } from './errors';
import type { Session } from './session';

/**
 * What staff may do in the name of a customer, beside calls that are open to guests (BO-03c). A call that is not in this list is refused,
 * so that a new one is until somebody decides otherwise. Behind a call stand the fields that its input must not have.
 *
 * Left out on purpose is what proves who somebody is (password, second factor, passkeys, API keys, other sessions), what costs money or
 * gives it back (orders, cards, auto-renew, withdrawal), what cannot be taken back or passes a domain on (deletion, owner, auth code,
 * closure), what only the customer can agree to (saved contacts, billing details) and what would mix two carts.
 */
const ON_BEHALF: Readonly<Record<string, readonly string[]>> = {
  cancelTransfer: [],
  downloadReceipt: [],
  downloadRefundNote: [],
  editDomain: ['registrant', 'auto_renew'],
  exportDomain: [],
  getActivity: [],
  getAddressCorrection: [],
  getAutorenewal: [],
  getBillingDetails: [],
  getContactInfo: [],
  getDefaultCurrency: [],
  getDnssec: [],
  getDomainHistory: [],
  getDomainInfo: [],
  getDomainRegistrant: [],
  getForwardingState: [],
  getOrder: [],
  getProfile: [],
  getReceipt: [],
  getRefundNote: [],
  getSecurity: [],
  getTransfer: [],
  getWithdrawal: [],
  getZone: [],
  getZoneVersion: [],
  listApiKeys: [],
  listContacts: [],
  listDomains: [],
  listOrders: [],
  listPaymentMethods: [],
  listRecords: [],
  listRegistrantVerifications: [],
  listTransfers: [],
  listZoneVersions: [],
  proveZone: [],
  resendRegistrantVerification: [],
  resendTransferConfirmation: [],
  resetRecords: [],
  saveRecords: [],
  setDnssec: [],
};

const hasField = (input: unknown, field: string): boolean =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, field);

/** @throws HttpError 409 `support_refused` where staff may not do this in the name of a customer */
export function refuseOnBehalf({ support }: Session, { id }: AnyEndpoint, input: unknown): void {
  if (!support) return;
  const refused = Object.hasOwn(ON_BEHALF, id) ? ON_BEHALF[id] : undefined;
  if (refused && !refused.some((field) => hasField(input, field))) return;
  throw conflict('Only the customer can do this. It is not possible while support acts for them.', {
    code: 'support_refused',
  });
}
