import type { CodedItemMessage, CustomerId, Language, OrderId } from '@storefront/shared/contract';
import { assertMinor } from '@storefront/shared/domain';
import type { Message } from '../../src/core/email';
import { accountClosedEmail } from '../../src/modules/account/account-closed-email';
import { vatNumberRefusedEmail } from '../../src/modules/account/vat-number-email';
import {
  correctionConfirmEmail,
  correctionDoneEmail,
  correctionEndedEmail,
  correctionNoticeEmail,
} from '../../src/modules/address-corrections/emails';
import { keyCreatedEmail, keysRevokedEmail } from '../../src/modules/api-keys/emails';
import {
  accountExistsEmail,
  passwordChangedEmail,
  recoveryEmail,
  verificationEmail,
} from '../../src/modules/auth/emails';
import {
  itemRefundedEmail,
  orderEndedEmail,
  orderLapsedEmail,
  orderPaidEmail,
  type OrderEmailContent,
  unpaidDecidedEmail,
} from '../../src/modules/checkout/order-emails';
import { transferNotStoppedEmail, withdrawalReceivedEmail } from '../../src/modules/checkout/withdrawal-emails';
import { dnssecOffEmail, dnssecOnEmail } from '../../src/modules/dnssec/dnssec-emails';
import {
  authCodeShownEmail,
  addOnCancelledEmail,
  contactChangedEmail,
  domainChangedEmail,
  domainDeletedEmail,
  registrantChangedEmail,
} from '../../src/modules/domains/domain-emails';
import { bulkStartedEmail } from '../../src/modules/bulk-changes/bulk-started-email';
import { movedAwayEmail } from '../../src/modules/missing-domains/moved-away-email';
import { itemColumns } from '../../src/modules/orders';
import { confirmRegistrantEmail, domainsSuspendedEmail } from '../../src/modules/registrant-verification/emails';
import { moneyReturnedEmail } from '../../src/modules/reversals/emails';
import { autorenewEmail, autorenewFailedEmail } from '../../src/modules/renewals/autorenewal-emails';
import type { Terms } from '../../src/modules/renewals/autorenewal-terms';
import { notRenewed } from '../../src/modules/renewals/messages';
import {
  expiryEmail,
  registrantExpiryEmail,
  type ExpiringDomain,
  type PricedExpiringDomain,
} from '../../src/modules/renewals/expiry-email';
import type { PricedRenewal } from '../../src/modules/renewals/renewal-order';
import {
  addressChangedEmail,
  addressRestoredEmail,
  addressTakenEmail,
  confirmNewAddressEmail,
  codeUsedEmail,
  securityEmail,
} from '../../src/modules/security/emails';
import {
  removalAskedEmail,
  removalDoneEmail,
  removalEndedEmail,
  removalNoticeEmail,
} from '../../src/modules/security/removal/emails';
import { transferCalledOffEmail, transferStageEmail } from '../../src/modules/transfers/transfer-emails';
import { asId } from './as-id';

const config = {
  publicUrl: 'https://shop.example',
  shopName: 'Onymeter',
  supportEmail: 'help@shop.example',
} as OrderEmailContent['config'];

const at = new Date('2026-11-25T14:30:05Z');
const later = new Date('2026-12-20T12:00:00Z');
const ID = '0199a0b0-0000-7000-8000-000000000001';
const TOKEN = 'token';
const DOMAIN = 'xn--bcher-kva.com';

type Item = OrderEmailContent['items'][number];

const item = (state: Item['state'], changes: Partial<Item> = {}, message: CodedItemMessage | null = null): Item => ({
  id: asId(ID),
  domain_name: DOMAIN,
  type: 'new',
  period: 1,
  fee: null,
  sub_items: [],
  state,
  expiry_date: null,
  amount: assertMinor(1290),
  tax: assertMinor(323),
  ...itemColumns(message),
  ...changes,
});

const year = (
  changes: Partial<PricedRenewal> = {},
  addOns: PricedRenewal['item']['sub_items'] = [],
): PricedRenewal => ({
  item: {
    product: 'domain',
    type: 'renew',
    domain_name: DOMAIN,
    period: 1,
    current_expiry_date: later.toISOString(),
    sub_items: addOns,
  },
  currency: 'USD',
  amount: assertMinor(1290),
  tax: assertMinor(323),
  total: assertMinor(1613),
  fee: null,
  ...changes,
});

/** Every email of the shop to a customer or a registrant, in each of its variants, by topic. */
export function everyEmail(language: Language | null = null): Record<string, Message> {
  const row = { id: asId<CustomerId>(ID), email: 'ada@example.org', first_name: 'Ada', language };
  const stranger = { ...row, first_name: 'Win a prize at https://prizes.example' };
  const card = { brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2030, declined_at: null } as Terms['card'];
  const terms = (changes: Partial<Terms> = {}): Terms => ({
    year: year(),
    chargeAt: at,
    risenFrom: null,
    card,
    seen: null,
    ...changes,
  });
  const order = (captured: number, { voided = 0, refunded = 0 } = {}, ...items: Item[]): OrderEmailContent => ({
    order: {
      id: asId(ID),
      language,
      currency_code: 'USD',
      total: assertMinor(1613),
      captured: assertMinor(captured),
      voided: assertMinor(voided),
      refunded: assertMinor(refunded),
      consent: null,
    },
    items,
    customer: row,
    lastWithdrawalDay: null,
    config,
  });
  const renewal = { customer: row, domain: DOMAIN, expiry: later, config };
  const expiring: PricedExpiringDomain = {
    domain: DOMAIN,
    expiry: later,
    year: year(),
    fees: { late: assertMinor(500), restore: assertMinor(8000) },
    graceDays: 30,
    redemptionDays: 30,
    terms: null,
  };
  const expired = { ...expiring, expiry: new Date(at.getTime() - 3 * 86_400_000) };
  const other = { domain: 'example.net' };
  const expiry = (...domains: [PricedExpiringDomain, ...PricedExpiringDomain[]]) =>
    expiryEmail({ customer: row, domains, now: at, config });
  const toOwner = (...domains: [ExpiringDomain, ...ExpiringDomain[]]) =>
    registrantExpiryEmail({ registrant: row, language, domains, now: at, config });
  const holder = { first_name: 'Ada', email: 'owner@example.org', names: [DOMAIN] };
  const holders = { ...holder, names: [DOMAIN, 'example.net', 'example.org'] };
  const transfer = { customer: row, domain: DOMAIN, orderId: asId<OrderId>(ID), until: later, config };
  const change = { stopped: 0, country: null };
  const security = (kind: Parameters<typeof securityEmail>[2]) => securityEmail(config, row, kind, change);
  const removalNotice = (when: 'start' | 'between' | 'last', by: 'customer' | 'staff') =>
    removalNoticeEmail(config, row, { when, by, token: TOKEN, waitsUntil: later });
  const correctionEnded = (reason: Parameters<typeof correctionEndedEmail>[2]['reason']) =>
    correctionEndedEmail(config, row, { newEmail: 'new@example.org', reason });
  const withdrawn = (...items: Parameters<typeof withdrawalReceivedEmail>[0]['items']) =>
    withdrawalReceivedEmail({
      to: row,
      customer: { email: row.email, firstName: row.first_name, lastName: 'Lovelace' },
      order: { id: asId(ID), created_at: at },
      items,
      now: at,
      config,
    });
  const told: Omit<Parameters<typeof withdrawalReceivedEmail>[0]['items'][number], 'state'> = {
    domain_name: DOMAIN,
    type: 'new',
    period: 1,
    fee: null,
    sub_items: [],
    message_code: null,
  };
  const addOns = [
    { type: 'contact_privacy', quantity: 1 },
    { type: 'email_forwarding', quantity: 2 },
  ] as unknown as Item['sub_items'];
  const everyAddOn = [...addOns, { type: 'domain_forwarding', quantity: 1 }] as unknown as Item['sub_items'];
  const consented = (content: OrderEmailContent): OrderEmailContent => ({
    ...content,
    order: { ...content.order, consent: { text_version: '2026-11.3', given_at: at.toISOString() } },
    lastWithdrawalDay: '2026-12-09',
  });

  return {
    'address to confirm': verificationEmail(config, row, TOKEN),
    'address to confirm, of a strange name': verificationEmail(config, stranger, TOKEN),
    'account there already': accountExistsEmail(config, row),
    'password forgotten': recoveryEmail(config, row, TOKEN),
    'password changed by a link': passwordChangedEmail(config, row, change),
    'new address to confirm': confirmNewAddressEmail(config, row, TOKEN),
    'new address taken': addressTakenEmail(config, row),
    'address changed': addressChangedEmail(config, row, { newEmail: 'new@example.org', token: TOKEN, country: 'JP' }),
    'address restored': addressRestoredEmail(config, row),
    'removal of two-step sign-in asked for': removalAskedEmail(config, row, { token: TOKEN, days: 7, country: null }),
    'removal of two-step sign-in begun by the customer': removalNotice('start', 'customer'),
    'removal of two-step sign-in begun by staff': removalNotice('start', 'staff'),
    'removal of two-step sign-in, halfway': removalNotice('between', 'customer'),
    'removal of two-step sign-in, the day before': removalNotice('last', 'staff'),
    'removal of two-step sign-in stopped': removalEndedEmail(config, row, { reason: 'stopped', by: 'customer' }),
    'removal of two-step sign-in stopped by use': removalEndedEmail(config, row, { reason: 'proved', by: 'staff' }),
    'removal of two-step sign-in cancelled': removalEndedEmail(config, row, { reason: 'cancelled', by: 'staff' }),
    'removal of two-step sign-in overtaken': removalEndedEmail(config, row, { reason: 'overtaken', by: 'customer' }),
    'removal of two-step sign-in, undelivered': removalEndedEmail(config, row, {
      reason: 'undelivered',
      by: 'customer',
    }),
    'removal of two-step sign-in done': removalDoneEmail(config, row),
    'address correction, to the former address': correctionNoticeEmail(config, row, {
      newEmail: 'new@example.org',
      token: TOKEN,
      waitsUntil: later,
    }),
    'address correction, to the new address': correctionConfirmEmail(config, row, {
      token: TOKEN,
      waitsUntil: later,
      expiresAt: later,
    }),
    'address correction done': correctionDoneEmail(config, row),
    'address correction done, which stopped a bulk change': correctionDoneEmail(config, row, 48),
    'address correction stopped': correctionEnded('stopped'),
    'address correction cancelled': correctionEnded('cancelled'),
    'address correction expired': correctionEnded('expired'),
    'address correction dropped': correctionEnded('dropped'),
    'authenticator app added': security('totp_added'),
    'authenticator app removed': security('totp_removed'),
    'passkey added': security('passkey_added'),
    'passkey removed': security('passkey_removed'),
    'recovery codes renewed': security('recovery_codes_renewed'),
    'recovery code used': codeUsedEmail(config, row, 9, 'JP'),
    'last recovery code used': codeUsedEmail(config, row, 0, null),
    'password changed': security('password_changed'),
    'password changed, which stopped a bulk change': securityEmail(config, row, 'password_changed', {
      stopped: 1,
      country: 'JP',
    }),
    'API key created, with an end': keyCreatedEmail(
      config,
      row,
      { name: 'certbot', prefix: 'sfk_Ab3dE9Xy', scopes: ['dns'], domain: DOMAIN, expires_at: later },
      'JP',
    ),
    'API key created, for everything': keyCreatedEmail(
      config,
      row,
      { name: 'sync', prefix: 'sfk_Ab3dE9Xy', scopes: ['read', 'dns', 'orders'], domain: null, expires_at: null },
      null,
    ),
    'API key revoked': keysRevokedEmail(config, row, [{ name: 'certbot' }]),
    'API keys revoked': keysRevokedEmail(config, row, [{ name: 'certbot' }, { name: 'sync' }]),
    'account closed': accountClosedEmail(config, row),
    'VAT number refused': vatNumberRefusedEmail(config, { ...row, vat_number: 'IE6388047V' }),
    'nameservers changed': domainChangedEmail(config, row, DOMAIN, {
      nameservers: ['ns1.example.net', 'ns2.example.net'],
    }),
    'nameservers of many domains changed': bulkStartedEmail(
      config,
      row,
      { nameservers: ['ns1.example.net', 'ns2.example.net'] },
      48,
    ),
    'many domains unlocked': bulkStartedEmail(config, row, { locked: false }, 48),
    'domain unlocked': domainChangedEmail(config, row, DOMAIN, { locked: false }),
    'owner changed': registrantChangedEmail(config, row, DOMAIN, ['first_name', 'address2']),
    'contact changed': contactChangedEmail(config, row, DOMAIN, 'admin', ['email', 'phone']),
    'contact is the owner again': contactChangedEmail(config, row, DOMAIN, 'tech', null),
    'billing contact changed': contactChangedEmail(config, row, DOMAIN, 'billing', ['email']),
    'add-on cancelled': addOnCancelledEmail(config, row, DOMAIN, 'email_forwarding', at),
    'add-on ended': addOnCancelledEmail(config, row, DOMAIN, 'domain_forwarding', null),
    'auth code shown': authCodeShownEmail(config, row, DOMAIN),
    'domain deleted, refunded': domainDeletedEmail(config, row, DOMAIN, { at, isRefunded: true }),
    'domain deleted': domainDeletedEmail(config, row, DOMAIN, { at, isRefunded: false }),
    'domain moved away': movedAwayEmail(config, row, DOMAIN),
    'DNSSEC on': dnssecOnEmail(config, row, DOMAIN, 'here'),
    'DNSSEC on, zone elsewhere': dnssecOnEmail(config, row, DOMAIN, 'elsewhere'),
    'DNSSEC off': dnssecOffEmail(config, row, DOMAIN, at),
    'transfer to confirm': transferStageEmail({ ...transfer, stage: 'holder' }),
    'transfer to confirm, without a date': transferStageEmail({ ...transfer, stage: 'holder', until: null }),
    'transfer confirmed': transferStageEmail({ ...transfer, stage: 'registrar' }),
    'transfer confirmed, without a date': transferStageEmail({ ...transfer, stage: 'registrar', until: null }),
    'transfer called off': transferCalledOffEmail({ customer: row, domain: DOMAIN, orderId: asId(ID), at, config }),
    'owner to confirm': confirmRegistrantEmail(config, holder, TOKEN, later, language),
    'owners to confirm': confirmRegistrantEmail(config, holders, TOKEN, later, language),
    'owner to confirm, suspended': confirmRegistrantEmail(config, holder, TOKEN, null, language),
    'owners to confirm, suspended': confirmRegistrantEmail(config, holders, TOKEN, null, language),
    'domain suspended': domainsSuspendedEmail(config, row, holder),
    'domains suspended': domainsSuspendedEmail(config, row, holders),
    'auto-renew ahead': autorenewEmail({ ...renewal, terms: terms() }),
    'auto-renew ahead, with add-ons, without tax': autorenewEmail({
      ...renewal,
      terms: terms({
        year: year({ tax: 0, total: assertMinor(1290) }, ['contact_privacy', 'email_forwarding', 'email_forwarding']),
      }),
    }),
    'auto-renew ahead, dearer': autorenewEmail({ ...renewal, terms: terms({ risenFrom: assertMinor(1290) }) }),
    'auto-renew ahead, late': autorenewEmail({
      ...renewal,
      terms: terms({ year: year({ fee: { kind: 'late', amount: assertMinor(500) } }) }),
    }),
    'auto-renew ahead, without a card': autorenewEmail({ ...renewal, terms: terms({ card: null }) }),
    'auto-renew ahead, card expired': autorenewEmail({
      ...renewal,
      terms: terms({ card: { ...card, exp_year: 2025 } as Terms['card'] }),
    }),
    'auto-renew ahead, card declined': autorenewEmail({
      ...renewal,
      terms: terms({ card: { ...card, declined_at: at } as Terms['card'] }),
    }),
    'auto-renew failed': autorenewFailedEmail({ ...renewal, problem: ({ t }) => t(notRenewed), next: later }),
    'auto-renew failed for good': autorenewFailedEmail({ ...renewal, problem: ({ t }) => t(notRenewed), next: null }),
    'domain expires': expiry(expiring),
    'domain expires tomorrow, with add-ons': expiry({
      ...expiring,
      expiry: new Date(at.getTime() + 3_600_000),
      fees: { late: 0, restore: assertMinor(8000) },
      redemptionDays: 1,
      year: year({ tax: 0, total: assertMinor(1290) }, ['email_forwarding']),
    }),
    'domain expires, no days of grace': expiry({ ...expiring, graceDays: 0, redemptionDays: 0 }),
    'domain expires, to be renewed by itself': expiry({ ...expiring, terms: terms() }),
    'domain expired': expiry(expired),
    'domain expired, late': expiry({ ...expired, year: year({ fee: { kind: 'late', amount: assertMinor(500) } }) }),
    'domain expired, in redemption': expiry({
      ...expired,
      year: year({ fee: { kind: 'restore', amount: assertMinor(8000) } }, ['contact_privacy']),
    }),
    'several domains expire': expiry(expiring, { ...expiring, ...other }),
    'several domains expire, to be renewed by themselves': expiry(
      { ...expiring, terms: terms({ card: null }) },
      { ...expiring, ...other, terms: terms({ card: null, risenFrom: assertMinor(1290) }) },
    ),
    'several domains expire, one to be renewed by itself': expiry(
      { ...expiring, terms: terms() },
      { ...expiring, ...other },
    ),
    'several domains expired': expiry(expired, { ...expired, ...other }),
    'to the owner: domain expires': toOwner(expiring),
    'to the owner: domain expired': toOwner(expired),
    'to the owner: several domains expire': toOwner(expiring, { ...expiring, ...other }),
    'to the owner: several domains expired': toOwner(expired, { ...expired, ...other }),
    'order done': orderEndedEmail(order(1613, {}, item('completed', { expiry_date: later }))),
    'order done, renewed': orderEndedEmail(order(1613, {}, item('completed', { type: 'renew' }))),
    'order done, transferred': orderEndedEmail(order(1613, {}, item('completed', { type: 'transfer', period: 1 }))),
    'order done, add-ons': orderEndedEmail(
      order(1613, {}, item('completed', { type: 'renew', period: 0, sub_items: addOns, expiry_date: later })),
    ),
    'order done, with add-ons': orderEndedEmail(
      order(1613, {}, item('completed', { sub_items: everyAddOn, expiry_date: later })),
    ),
    'order done, of a consumer': orderEndedEmail(
      consented(order(3226, {}, item('completed'), item('completed', { type: 'renew' }))),
    ),
    'order paid, of a consumer': orderPaidEmail(
      consented(order(1613, {}, item('pending', { type: 'transfer', sub_items: addOns }))),
    ),
    'order failed, of a consumer': orderEndedEmail(consented(order(0, {}, item('failed', {}, { code: 'denied' })))),
    'order done, several': orderEndedEmail(order(3226, {}, item('completed'), item('completed', { type: 'renew' }))),
    'order done, several registered': orderEndedEmail(order(3226, {}, item('completed'), item('completed'))),
    'order done, several renewed': orderEndedEmail(
      order(3226, {}, item('completed', { type: 'renew' }), item('completed', { type: 'renew' })),
    ),
    'order done, several transferred': orderEndedEmail(
      order(3226, {}, item('completed', { type: 'transfer' }), item('completed', { type: 'transfer' })),
    ),
    'order done in part, renewals': orderEndedEmail(
      order(
        1613,
        { voided: 1613 },
        item('completed', { type: 'renew' }),
        item('failed', { type: 'renew' }, { code: 'taken' }),
      ),
    ),
    'order done in part': orderEndedEmail(
      order(1613, { voided: 1613 }, item('completed'), item('failed', {}, { code: 'taken' })),
    ),
    'order done in part, refunded': orderEndedEmail(
      order(
        3226,
        { refunded: 1613, voided: 1613 },
        item('completed'),
        item('refunded', { type: 'transfer' }, { code: 'denied' }),
        item('refund_pending', { type: 'transfer' }, { code: 'deleted_in_time' }),
        item('cancelled'),
      ),
    ),
    'order failed': orderEndedEmail(order(0, { voided: 1613 }, item('failed', {}, { code: 'never_reached' }))),
    'order failed, nothing held': orderEndedEmail(
      order(
        0,
        {},
        item('failed', {}, { code: 'add_on_there', params: { add_on: 'contact_privacy' } }),
        item('failed', {}, { code: 'too_many_addresses', params: { max: 5, has: 5 } }),
      ),
    ),
    'order not charged': orderLapsedEmail(order(0, { voided: 1613 }, item('pending', { type: 'renew' }))),
    'order not paid for, decided': unpaidDecidedEmail(order(0, { voided: 1613 }, item('completed')), {
      items: [{ domain_name: DOMAIN }],
      owed: assertMinor(1613),
      message: '123 456',
    }),
    'order paid': orderPaidEmail(order(1613, {}, item('pending', { type: 'transfer' }, { code: 'registrar_asked' }))),
    'order paid, owner asked': orderPaidEmail(
      order(1613, {}, item('pending', { type: 'transfer' }, { code: 'owner_asked' })),
    ),
    'order paid, renewal open': orderPaidEmail(order(1613, {}, item('pending', { type: 'renew' }))),
    'order paid, several renewals open': orderPaidEmail(
      order(3226, {}, item('pending', { type: 'renew' }), item('pending', { type: 'renew' })),
    ),
    'order paid, registration open': orderPaidEmail(order(1613, {}, item('pending', {}, { code: 'registry_asked' }))),
    'order paid, add-ons open': orderPaidEmail(
      order(1613, {}, item('pending', { type: 'renew', period: 0, sub_items: addOns })),
    ),
    'order paid, several open': orderPaidEmail(
      order(
        3226,
        { voided: 1613 },
        item('pending', { type: 'transfer' }),
        item('unknown', { type: 'transfer' }),
        item('completed', { expiry_date: later }),
        item('failed', {}, { code: 'data' }),
      ),
    ),
    'money of an order returned': moneyReturnedEmail(order(1613), {
      amount: assertMinor(1613),
      isAll: true,
      lines: [],
      notes: [43],
      by: 'shop',
    }),
    'money of a line returned': moneyReturnedEmail(order(1613), {
      amount: assertMinor(1613),
      isAll: false,
      lines: [item('refunded')],
      notes: [43],
      by: 'shop',
    }),
    'money returned in part': moneyReturnedEmail(order(1613), {
      amount: assertMinor(100),
      isAll: false,
      lines: [],
      notes: [43],
      by: 'shop',
    }),
    'money returned by the bank': moneyReturnedEmail(order(1613), {
      amount: assertMinor(1613),
      isAll: true,
      lines: [],
      notes: [43],
      by: 'bank',
    }),
    'item refunded': itemRefundedEmail(order(1613, {}, item('refunded', {}, { code: 'denied' })), {
      itemId: asId(ID),
      amount: assertMinor(1613),
      note: 43,
    }),
    'item refunded and kept': itemRefundedEmail(order(1613, {}, item('refunded', {}, { code: 'refunded_by_shop' })), {
      itemId: asId(ID),
      amount: assertMinor(1613),
      note: 43,
    }),
    'item refunded, nobody knows why': itemRefundedEmail(order(1613, {}, item('refunded')), {
      itemId: asId(ID),
      amount: assertMinor(1613),
      note: 43,
    }),
    'withdrawal of what is done': withdrawn(
      { ...told, state: 'completed' },
      { ...told, state: 'completed', type: 'renew' },
      { ...told, state: 'completed', type: 'renew', fee: { kind: 'restore', amount: assertMinor(8000) } },
      { ...told, state: 'completed', type: 'transfer' },
      { ...told, state: 'completed', type: 'renew', period: 0, sub_items: addOns },
    ),
    'withdrawal of what is not': withdrawn(
      { ...told, state: 'waiting' },
      { ...told, state: 'failed' },
      { ...told, state: 'refunded' },
      { ...told, state: 'pending' },
      { ...told, state: 'pending', type: 'transfer' },
      { ...told, state: 'unknown' },
    ),
    'transfer that could not be stopped': transferNotStoppedEmail({
      customer: row,
      order: { id: asId(ID), language },
      item: { domain_name: DOMAIN },
      config,
    }),
  };
}
