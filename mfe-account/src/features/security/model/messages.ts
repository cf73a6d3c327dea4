// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const accountOpened: Message = ['mfe-account/features/security/model/accountOpened', 'Account created'];
export const openedAgain: Message = [
  'mfe-account/features/security/model/openedAgain',
  'Someone tried to create an account with your address',
];
export const emailConfirmed: Message = [
  'mfe-account/features/security/model/emailConfirmed',
  'Email address confirmed',
];
export const signedIn: Message = ['mfe-account/features/security/model/signedIn', 'Signed in'];
export const provedPassword: Message = [
  'mfe-account/features/security/model/provedPassword',
  'Confirmed with password',
];
export const provedPasskey: Message = ['mfe-account/features/security/model/provedPasskey', 'Confirmed with passkey'];
export const recoveryAsked: Message = [
  'mfe-account/features/security/model/recoveryAsked',
  'Link for a new password requested',
];
export const passwordReset: Message = [
  'mfe-account/features/security/model/passwordReset',
  'New password set with an emailed link',
];
export const passwordChanged: Message = ['mfe-account/features/security/model/passwordChanged', 'Password changed'];
export const changeAsked: Message = [
  'mfe-account/features/security/model/changeAsked',
  'Change of email address requested',
];
export const emailChanged: Message = ['mfe-account/features/security/model/emailChanged', 'Email address changed'];
export const emailRestored: Message = [
  'mfe-account/features/security/model/emailRestored',
  'Previous email address restored',
];
export const appAdded: Message = ['mfe-account/features/security/model/appAdded', 'Authenticator app added'];
export const appRemoved: Message = ['mfe-account/features/security/model/appRemoved', 'Authenticator app removed'];
export const passkeyAdded: Message = ['mfe-account/features/security/model/passkeyAdded', 'Passkey added'];
export const passkeyRemoved: Message = ['mfe-account/features/security/model/passkeyRemoved', 'Passkey removed'];
export const codesRenewed: Message = ['mfe-account/features/security/model/codesRenewed', 'New recovery codes created'];
export const codeUsed: Message = ['mfe-account/features/security/model/codeUsed', 'Recovery code used'];
export const sessionEnded: Message = [
  'mfe-account/features/security/model/sessionEnded',
  'Session ended from another session',
];
export const othersEnded: Message = ['mfe-account/features/security/model/othersEnded', 'All other sessions ended'];
export const orderRefunded: Message = ['mfe-account/features/security/model/orderRefunded', 'Refund started'];
export const orderCancelled: Message = [
  'mfe-account/features/security/model/orderCancelled',
  'Order cancelled as far as possible',
];
export const orderRetried: Message = ['mfe-account/features/security/model/orderRetried', 'Order resumed'];
export const emailResent: Message = ['mfe-account/features/security/model/emailResent', 'Email sent again'];
export const signedOutEverywhere: Message = [
  'mfe-account/features/security/model/signedOutEverywhere',
  'Signed out everywhere',
];
export const dataDownloaded: Message = ['mfe-account/features/security/model/dataDownloaded', 'Data downloaded'];
export const currencyChanged: Message = ['mfe-account/features/security/model/currencyChanged', 'Currency changed'];
export const cardAdded: Message = ['mfe-account/features/security/model/cardAdded', 'Card added'];
export const cardEntered: Message = [
  'mfe-account/features/security/model/cardEntered',
  'Card entered for one order, not saved',
];
export const cardRemoved: Message = ['mfe-account/features/security/model/cardRemoved', 'Card removed'];
export const cardDefault: Message = ['mfe-account/features/security/model/cardDefault', 'Default card changed'];
export const signedInBy: Message<{ method: 'password' | 'code' | 'recovery_code' | 'passkey' }> = [
  'mfe-account/features/security/model/signedInBy',
  [
    [
      'method',
      1,
      {
        password: 'Signed in with password',
        code: 'Signed in with password and code',
        recovery_code: 'Signed in with password and recovery code',
        passkey: 'Signed in with passkey',
        other: '',
      },
    ],
  ],
];
export const signedInFrom: Message<{ done: string | number; country: string | number }> = [
  'mfe-account/features/security/model/signedInFrom',
  [['done'], ' (', ['country'], ')'],
];
export const opensAccount: Message = [
  'mfe-account/features/security/model/opensAccount',
  'A passkey gives access to your account.',
];
export const sessionsOf: Message<{ done: string | number; count: number }> = [
  'mfe-account/features/security/model/sessionsOf',
  [['done'], ': ', ['count', 2, { one: [0, ' session'], other: [0, ' sessions'] }]],
];
export const cardOf: Message<{ done: string | number; last4: string | number }> = [
  'mfe-account/features/security/model/cardOf',
  [['done'], ': card ending in ', ['last4']],
];
export const doneTo: Message<{ done: string | number; what: string | number }> = [
  'mfe-account/features/security/model/doneTo',
  [['done'], ': ', ['what']],
];
export const keyCreated: Message = ['mfe-account/features/security/model/keyCreated', 'API key created'];
export const keyRevoked: Message = ['mfe-account/features/security/model/keyRevoked', 'API key revoked'];
export const keysRevoked: Message = ['mfe-account/features/security/model/keysRevoked', 'All API keys revoked'];
export const keyOf: Message<{ done: string | number; prefix: string | number }> = [
  'mfe-account/features/security/model/keyOf',
  [['done'], ': ', ['prefix'], '…'],
];
export const supportBegan: Message = ['mfe-account/features/security/model/supportBegan', 'Support session begun'];
export const supportEnded: Message = ['mfe-account/features/security/model/supportEnded', 'Support session ended'];
export const domainOf: Message<{ done: string | number; domain: string | number }> = [
  'mfe-account/features/security/model/domainOf',
  [['done'], ': ', ['domain']],
];
export const lockSet: Message = ['mfe-account/features/security/model/lockSet', 'transfer lock changed'];
export const nameserversSet: Message = ['mfe-account/features/security/model/nameserversSet', 'nameservers changed'];
export const privacySet: Message = ['mfe-account/features/security/model/privacySet', 'privacy changed'];
export const contactSet: Message = ['mfe-account/features/security/model/contactSet', 'contact changed'];
export const forwardingSet: Message = [
  'mfe-account/features/security/model/forwardingSet',
  'domain forwarding changed',
];
export const emailSet: Message = ['mfe-account/features/security/model/emailSet', 'email forwarding changed'];
export const zoneSaved: Message = ['mfe-account/features/security/model/zoneSaved', 'DNS records changed'];
export const zoneReset: Message = ['mfe-account/features/security/model/zoneReset', 'DNS records reset'];
export const billingChanged: Message = [
  'mfe-account/features/security/model/billingChanged',
  'Billing details changed',
];
export const accountClosed: Message = ['mfe-account/features/security/model/accountClosed', 'Account closed'];
export const vatConfirmed: Message = ['mfe-account/features/security/model/vatConfirmed', 'VAT number confirmed'];
export const vatRefused: Message = [
  'mfe-account/features/security/model/vatRefused',
  'VAT number could not be confirmed',
];
export const cardForgotten: Message = [
  'mfe-account/features/security/model/cardForgotten',
  'Card entered for one order deleted',
];
export const addOnStarted: Message = ['mfe-account/features/security/model/addOnStarted', 'add-on switched on'];
export const addOnEnded: Message = ['mfe-account/features/security/model/addOnEnded', 'add-on switched off'];
export const addOnCancelled: Message = ['mfe-account/features/security/model/addOnCancelled', 'add-on cancelled'];
export const addOnKept: Message = ['mfe-account/features/security/model/addOnKept', 'add-on kept'];
export const changeNotMade: Message = [
  'mfe-account/features/security/model/changeNotMade',
  'change not made by the registrar',
];
export const zoneCreated: Message = ['mfe-account/features/security/model/zoneCreated', 'DNS set up'];
export const zoneKept: Message = ['mfe-account/features/security/model/zoneKept', 'the shop’s DNS records updated'];
export const registrantAsked: Message = [
  'mfe-account/features/security/model/registrantAsked',
  'owner asked again to confirm',
];
export const dnssecOn: Message = ['mfe-account/features/security/model/dnssecOn', 'DNSSEC requested'];
export const dnssecOff: Message = ['mfe-account/features/security/model/dnssecOff', 'DNSSEC turned off'];
export const transferCancelled: Message = [
  'mfe-account/features/security/model/transferCancelled',
  'transfer cancelled',
];
export const confirmationResent: Message = [
  'mfe-account/features/security/model/confirmationResent',
  'transfer confirmation sent again',
];
export const shopCancelledTransfer: Message = [
  'mfe-account/features/security/model/shopCancelledTransfer',
  'Transfer cancelled by support',
];
export const correctionOpened: Message = [
  'mfe-account/features/security/model/correctionOpened',
  'move to another email address begun',
];
export const correctionFormer: Message = [
  'mfe-account/features/security/model/correctionFormer',
  'Move to another email address confirmed from the current address',
];
export const correctionNew: Message = [
  'mfe-account/features/security/model/correctionNew',
  'Move to another email address confirmed from the new address',
];
export const correctionStopped: Message = [
  'mfe-account/features/security/model/correctionStopped',
  'Move to another email address stopped',
];
export const correctionFormerStopped: Message = [
  'mfe-account/features/security/model/correctionFormerStopped',
  'Move to another email address stopped from the current address',
];
export const correctionNewStopped: Message = [
  'mfe-account/features/security/model/correctionNewStopped',
  'Move to another email address stopped from the new address',
];
export const correctionCancelled: Message = [
  'mfe-account/features/security/model/correctionCancelled',
  'move to another email address cancelled',
];
export const correctionExpired: Message = [
  'mfe-account/features/security/model/correctionExpired',
  'Move to another email address expired',
];
export const correctionDropped: Message = [
  'mfe-account/features/security/model/correctionDropped',
  'Move to another email address dropped',
];
export const addressCorrected: Message = [
  'mfe-account/features/security/model/addressCorrected',
  'email address corrected, all sessions ended',
];
export const removalAsked: Message = [
  'mfe-account/features/security/model/removalAsked',
  'Removal of two-step sign-in requested',
];
export const removalBegun: Message = [
  'mfe-account/features/security/model/removalBegun',
  'Removal of two-step sign-in begun',
];
export const removalOpened: Message = [
  'mfe-account/features/security/model/removalOpened',
  'removal of two-step sign-in begun',
];
export const removalStopped: Message = [
  'mfe-account/features/security/model/removalStopped',
  'Removal of two-step sign-in stopped',
];
export const removalLinkStopped: Message = [
  'mfe-account/features/security/model/removalLinkStopped',
  'Removal of two-step sign-in stopped by a link in our emails',
];
export const removalProved: Message = [
  'mfe-account/features/security/model/removalProved',
  'Removal of two-step sign-in stopped because it was used again',
];
export const removalCancelled: Message = [
  'mfe-account/features/security/model/removalCancelled',
  'removal of two-step sign-in stopped',
];
export const removalDropped: Message = [
  'mfe-account/features/security/model/removalDropped',
  'Removal of two-step sign-in stopped because the email address changed',
];
export const factorsRemoved: Message = [
  'mfe-account/features/security/model/factorsRemoved',
  'Two-step sign-in removed after the waiting time, all sessions ended',
];
export const orderRefundDone: Message = ['mfe-account/features/security/model/orderRefundDone', 'Refunded'];
export const removalUndelivered: Message = [
  'mfe-account/features/security/model/removalUndelivered',
  'Removal of two-step sign-in stopped, as your mailbox refused our notices',
];
