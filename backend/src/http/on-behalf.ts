import type { AnyEndpoint } from '@storefront/shared/contract';
import { conflict } from './errors';
import type { Session } from './session';

/**
 * What staff may do on behalf of a customer, beside calls that are open to guests (BO-03c). Calls not listed are rejected, so that new ones
 * are until decided otherwise. The value lists fields that the input must not contain.
 *
 * Left out on purpose: what proves identity (password, second factor, passkeys, API keys, other sessions), what costs or refunds money
 * (orders, cards, auto-renew, withdrawal, the end of a transfer), what is irreversible or gives a domain away (deletion, owner, auth code, closure), what only the
 * customer can agree to (saved contacts, billing details), and what would mix two carts.
 */
const ON_BEHALF: Readonly<Record<string, readonly string[]>> = {
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
  listBulkChanges: [],
  listBulkDomains: [],
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

/** @throws HttpError 409 `support_refused` if staff may not do this on behalf of a customer */
export function refuseOnBehalf({ support }: Session, { id }: AnyEndpoint, input: unknown): void {
  if (!support) return;
  const refused = Object.hasOwn(ON_BEHALF, id) ? ON_BEHALF[id] : undefined;
  if (refused && !refused.some((field) => hasField(input, field))) return;
  throw conflict('Only the customer can do this. It is not possible while support acts for them.', {
    code: 'support_refused',
  });
}
