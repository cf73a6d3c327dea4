import type { getActivity, OutputOf } from '@storefront/shared/contract';
import type { Message, Translate } from '@storefront/shared/i18n';
import { countryName, toUnicode } from '@storefront/shared/domain';
import * as messages from './messages';

const sentences: Readonly<Record<string, Message>> = {
  'customer.registered': messages.accountOpened,
  'customer.registered_again': messages.openedAgain,
  'customer.email_verified': messages.emailConfirmed,
  'customer.signed_in': messages.signedIn,
  'customer.password_confirmed': messages.provedPassword,
  'customer.proved_by_passkey': messages.provedPasskey,
  'customer.recovery_asked': messages.recoveryAsked,
  'customer.password_reset': messages.passwordReset,
  'customer.password_changed': messages.passwordChanged,
  'customer.email_change_asked': messages.changeAsked,
  'customer.email_changed': messages.emailChanged,
  'customer.email_restored': messages.emailRestored,
  'customer.address_correction_opened': messages.correctionOpened,
  'customer.address_correction_former_confirmed': messages.correctionFormer,
  'customer.address_correction_new_confirmed': messages.correctionNew,
  'customer.address_correction_stopped': messages.correctionStopped,
  'customer.address_correction_former_stopped': messages.correctionFormerStopped,
  'customer.address_correction_new_stopped': messages.correctionNewStopped,
  'customer.address_correction_cancelled': messages.correctionCancelled,
  'customer.address_correction_expired': messages.correctionExpired,
  'customer.address_correction_dropped': messages.correctionDropped,
  'customer.address_corrected': messages.addressCorrected,
  'customer.factor_removal_asked': messages.removalAsked,
  'customer.factor_removal_begun': messages.removalBegun,
  'customer.factor_removal_opened': messages.removalOpened,
  'customer.factor_removal_stopped': messages.removalStopped,
  'customer.factor_removal_link_stopped': messages.removalLinkStopped,
  'customer.factor_removal_proved': messages.removalProved,
  'customer.factor_removal_cancelled': messages.removalCancelled,
  'customer.factor_removal_dropped': messages.removalDropped,
  'customer.factor_removal_undelivered': messages.removalUndelivered,
  'customer.factors_removed': messages.factorsRemoved,
  'customer.totp_added': messages.appAdded,
  'customer.totp_removed': messages.appRemoved,
  'customer.passkey_added': messages.passkeyAdded,
  'customer.passkey_removed': messages.passkeyRemoved,
  'customer.recovery_codes_renewed': messages.codesRenewed,
  'customer.recovery_code_used': messages.codeUsed,
  'customer.session_ended': messages.sessionEnded,
  'customer.sessions_ended': messages.othersEnded,
  'customer.api_key_created': messages.keyCreated,
  'customer.api_key_revoked': messages.keyRevoked,
  'customer.api_keys_revoked': messages.keysRevoked,
  'customer.order_refunded': messages.orderRefunded,
  'customer.order_refund_done': messages.orderRefundDone,
  'customer.order_cancelled': messages.orderCancelled,
  'customer.order_retried': messages.orderRetried,
  'customer.transfer_cancelled': messages.shopCancelledTransfer,
  'customer.email_resent': messages.emailResent,
  'customer.signed_out': messages.signedOutEverywhere,
  'customer.support_began': messages.supportBegan,
  'customer.support_ended': messages.supportEnded,
  'customer.billing_details_changed': messages.billingChanged,
  'customer.closed': messages.accountClosed,
  'customer.vat_number_confirmed': messages.vatConfirmed,
  'customer.vat_number_refused': messages.vatRefused,
  'domain.add_on_started': messages.addOnStarted,
  'domain.add_on_ended': messages.addOnEnded,
  'domain.add_on_cancelled': messages.addOnCancelled,
  'domain.add_on_kept': messages.addOnKept,
  'domain.change_not_made': messages.changeNotMade,
  'domain.lock_set': messages.lockSet,
  'domain.nameservers_set': messages.nameserversSet,
  'domain.privacy_set': messages.privacySet,
  'domain.contact_set': messages.contactSet,
  'domain.forwarding_set': messages.forwardingSet,
  'domain.email_forwarding_set': messages.emailSet,
  'domain.dnssec_asked_on': messages.dnssecOn,
  'domain.dnssec_asked_off': messages.dnssecOff,
  'zone.created': messages.zoneCreated,
  'zone.kept': messages.zoneKept,
  'zone.saved': messages.zoneSaved,
  'zone.reset': messages.zoneReset,
  'registrant.asked_again': messages.registrantAsked,
  'transfer.called_off': messages.transferCancelled,
  'transfer.confirmation_resent': messages.confirmationResent,
  'customer.data_exported': messages.dataDownloaded,
  'customer.default_currency_set': messages.currencyChanged,
  'payment_method.added': messages.cardAdded,
  'payment_method.entered': messages.cardEntered,
  'payment_method.removed': messages.cardRemoved,
  'payment_method.forgotten': messages.cardForgotten,
  'payment_method.made_default': messages.cardDefault,
};

/** Formats an action of a newer server from its code: `customer.limits_raised` as "Limits raised". */
function readable(action: string): string {
  const words = action
    .replace(/^customer\./, '')
    .replaceAll(/[._]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Entry = OutputOf<typeof getActivity>['entries'][number];

/** Describes an entry of the account's activity as a sentence. */
export function describeActivity(
  {
    action,
    what,
    method,
    country,
    sessions,
    last4,
    api_key,
    domain,
  }: Omit<Entry, 'id' | 'at' | 'by' | 'is_anonymous' | 'staff' | 'order'>,
  t: Translate,
): string {
  const sentence = sentences[action];
  const done =
    action === 'customer.signed_in' && method
      ? t(messages.signedInBy, { method })
      : sentence
        ? t(sentence)
        : readable(action);
  if (country !== undefined) return t(messages.signedInFrom, { done, country: countryName(country, t.language) });
  if (method !== undefined) return done;
  if (sessions !== undefined) return t(messages.sessionsOf, { done, count: sessions });
  if (last4 !== undefined) return t(messages.cardOf, { done, last4 });
  if (api_key !== undefined) return t(messages.keyOf, { done, prefix: api_key });
  if (domain !== undefined) return t(messages.domainOf, { done, domain: toUnicode(domain) });
  return what ? t(messages.doneTo, { done, what }) : done;
}
