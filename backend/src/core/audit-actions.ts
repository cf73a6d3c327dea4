/** What is done with an account and its cards; each has words in the activity of the account. */
export const ACCOUNT_ACTIONS = [
  'customer.address_corrected',
  'customer.address_correction_cancelled',
  'customer.address_correction_dropped',
  'customer.address_correction_expired',
  'customer.address_correction_former_confirmed',
  'customer.address_correction_former_stopped',
  'customer.address_correction_new_confirmed',
  'customer.address_correction_new_stopped',
  'customer.address_correction_opened',
  'customer.address_correction_stopped',
  'customer.api_key_created',
  'customer.api_key_revoked',
  'customer.api_keys_revoked',
  'customer.billing_details_changed',
  'customer.closed',
  'customer.data_exported',
  'customer.default_currency_set',
  'customer.email_change_asked',
  'customer.email_changed',
  'customer.email_resent',
  'customer.email_restored',
  'customer.email_verified',
  'customer.order_cancelled',
  'customer.order_refunded',
  'customer.order_retried',
  'customer.passkey_added',
  'customer.passkey_removed',
  'customer.password_changed',
  'customer.password_confirmed',
  'customer.password_reset',
  'customer.proved_by_passkey',
  'customer.recovery_asked',
  'customer.recovery_code_used',
  'customer.recovery_codes_renewed',
  'customer.registered',
  'customer.registered_again',
  'customer.session_ended',
  'customer.sessions_ended',
  'customer.signed_in',
  'customer.signed_out',
  'customer.support_began',
  'customer.support_ended',
  'customer.totp_added',
  'customer.totp_removed',
  'customer.transfer_cancelled',
  'customer.vat_number_confirmed',
  'customer.vat_number_refused',
  'payment_method.added',
  'payment_method.entered',
  'payment_method.forgotten',
  'payment_method.made_default',
  'payment_method.removed',
] as const;

/** What staff may do in the name of a customer, too: each has words in both the history of a domain and the activity of the account. */
export const DOMAIN_ACTIONS_ON_BEHALF = [
  'domain.add_on_cancelled',
  'domain.add_on_ended',
  'domain.add_on_kept',
  'domain.add_on_started',
  'domain.change_not_made',
  'domain.contact_set',
  'domain.dnssec_asked_off',
  'domain.dnssec_asked_on',
  'domain.email_forwarding_set',
  'domain.forwarding_set',
  'domain.lock_set',
  'domain.nameservers_set',
  'domain.privacy_set',
  'transfer.called_off',
  'transfer.confirmation_resent',
  'zone.created',
  'zone.kept',
  'zone.reset',
  'zone.saved',
] as const;

/** What else happens to a domain, its zone and its transfer; each has words in the history of the domain. */
export const DOMAIN_ACTIONS = [
  'domain.auth_code_shown',
  'domain.auto_renew_set',
  'domain.autorenew_failed',
  'domain.deleted',
  'domain.deletion_asked',
  'domain.deletion_refused',
  'domain.dnssec_found',
  'domain.dnssec_lost',
  'domain.dnssec_off',
  'domain.dnssec_on',
  'domain.dnssec_removed',
  'domain.email_addresses_ended',
  'domain.moved_away',
  'domain.registered',
  'domain.registrant_set',
  'domain.released',
  'domain.renewed',
  'domain.stage_changed',
  'domain.suspended',
  'domain.transferred_in',
  'domain.unsuspended',
  'zone.repaired',
] as const;

/** What is asked for by an address alone: nobody knows who it was. */
const ASKED_BY_ANYBODY: readonly AuditAction[] = ['customer.recovery_asked', 'customer.registered_again'];

/** Whether somebody may have asked for it who was not signed in. */
export const isAskedByAnybody = (action: string): boolean => ASKED_BY_ANYBODY.some((known) => known === action);

/** A verb of the audit log. Those of the last kinds are read by staff and programs, and as lines of an order. */
export type AuditAction =
  | (typeof ACCOUNT_ACTIONS)[number]
  | (typeof DOMAIN_ACTIONS_ON_BEHALF)[number]
  | (typeof DOMAIN_ACTIONS)[number]
  | `${'audit' | 'books' | 'contact' | 'order' | 'order_item' | 'partner' | 'price_list' | 'price_table' | 'registrant' | 'release' | 'staff'}.${string}`;
