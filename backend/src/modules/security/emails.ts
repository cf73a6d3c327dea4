import { LINK_SECONDS } from '@storefront/shared/domain';
import {
  neutralGreeting,
  emailTo,
  notYou,
  pageUrl,
  requestCountry,
  type Message,
  type Reader,
  type Shop,
} from '../../core/email';
import type { Locale } from '../../core/locale';
import * as messages from './messages';

/** Converts the lifetime of a link to hours. */
export const hours = (seconds: number): number => seconds / 3_600;

/** Says that bulk changes were stopped before they reached some domains; nothing if there were none. */
export const changesStopped = (locale: Locale, shop: Shop, count: number): string[] =>
  count === 0 ? [] : [locale.t(messages.changesStopped, { count, url: pageUrl(locale, shop, '/domain/list') })];

/** Asks the owner of an address whether the account is to move to it. */
export const confirmNewAddressEmail = (shop: Shop, reader: Reader, token: string): Message =>
  emailTo(shop, reader, ({ t }) => ({
    greeting: neutralGreeting,
    subject: t(messages.confirmSubject, { shop: shop.shopName }),
    paragraphs: [t(messages.confirmText, { shop: shop.shopName })],
    action: {
      label: t(messages.confirmButton),
      path: `/site/verification?${new URLSearchParams({ token, ask: 'use' })}`,
    },
    after: [t(messages.confirmNote, { hours: hours(LINK_SECONDS.change_email) })],
  }));

/** Tells the owner of an account that someone tried to move another account to the same address. */
export const addressTakenEmail = (shop: Shop, reader: Reader): Message =>
  emailTo(shop, reader, ({ t }) => ({
    subject: t(messages.takenSubject, { shop: shop.shopName }),
    paragraphs: [t(messages.takenText)],
  }));

/** Tells the former address that the account has moved, with a link that moves it back. */
export const addressChangedEmail = (
  shop: Shop,
  reader: Reader,
  { newEmail, token, country }: { readonly newEmail: string; readonly token: string; readonly country: string | null },
): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.movedSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.movedText, { email: newEmail }), ...requestCountry(locale, country)],
      action: {
        label: t(messages.movedButton),
        path: `/site/verification?${new URLSearchParams({ token, ask: 'restore' })}`,
      },
      after: [t(messages.movedNote, { hours: hours(LINK_SECONDS.restore_email), email: shop.supportEmail })],
    };
  });

/**
 * Tells the former address that the account is back, and how to set a new password.
 * @param stopped for how many domains a bulk change was stopped
 */
export const addressRestoredEmail = (shop: Shop, reader: Reader, stopped = 0): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.restoredSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.restoredText), ...changesStopped(locale, shop, stopped)],
      action: { label: t(messages.restoredButton), path: '/site/recover' },
      after: [t(messages.restoredNote)],
    };
  });

/** Subject and text of each kind of email. */
const WHAT = {
  totp_added: [messages.totpAddedSubject, messages.totpAdded],
  totp_removed: [messages.totpRemovedSubject, messages.totpRemoved],
  passkey_added: [messages.passkeyAddedSubject, messages.passkeyAdded],
  passkey_removed: [messages.passkeyRemovedSubject, messages.passkeyRemoved],
  recovery_codes_renewed: [messages.codesRenewedSubject, messages.codesRenewed],
  password_changed: [messages.passwordChangedSubject, messages.passwordChanged],
} as const;

export type SecurityChange = keyof typeof WHAT;

/** Tells a customer that one of their recovery codes was used. @param left codes that still work */
export const codeUsedEmail = (shop: Shop, reader: Reader, left: number, country: string | null): Message =>
  emailTo(shop, reader, (locale) => ({
    subject: locale.t(messages.codeUsedSubject, { shop: shop.shopName }),
    paragraphs: [locale.t(messages.codeUsed, { left }), ...requestCountry(locale, country), notYou(locale, shop)],
  }));

/** What is known of a change to an account besides its kind. */
export interface ChangeFacts {
  /** For how many domains a bulk change was stopped by it. */
  readonly stopped: number;
  /** Where it was made; null if unknown. */
  readonly country: string | null;
}

/** Returns what an email about a change says after its text. */
export const changeFacts = (locale: Locale, shop: Shop, { stopped, country }: ChangeFacts): string[] => [
  ...changesStopped(locale, shop, stopped),
  ...requestCountry(locale, country),
  notYou(locale, shop),
];

/** Tells a customer that a way to sign in to the account has changed. */
export const securityEmail = (shop: Shop, reader: Reader, change: SecurityChange, facts: ChangeFacts): Message =>
  emailTo(shop, reader, (locale) => {
    const [subject, text] = WHAT[change];
    return {
      subject: locale.t(subject, { shop: shop.shopName }),
      paragraphs: [locale.t(text), ...changeFacts(locale, shop, facts)],
    };
  });
