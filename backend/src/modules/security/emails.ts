import type { Language } from '@storefront/shared/contract';
import { LINK_SECONDS } from '@storefront/shared/domain';
import { cautiousHello, hello, notYou, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import * as messages from './messages';

export interface Reader {
  readonly email: string;
  readonly first_name: string;
  /** Null means English. */
  readonly language: Language | null;
}

/** Builds a link with an action. */
export const link = (locale: Locale, shop: Shop, path: string, query: Record<string, string> = {}): string => {
  const url = new URL(pageUrl(locale, shop, path));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/** Converts the validity of a link to hours. */
export const hours = (seconds: number): number => seconds / 3_600;

/** Asks the owner of an address to confirm the move of an account to it. */
export function confirmNewAddressEmail(shop: Shop, { email, first_name, language }: Reader, token: string): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.confirmSubject, { shop: shop.shopName }),
    paragraphs: [cautiousHello(locale, first_name), t(messages.confirmText, { shop: shop.shopName })],
    action: { label: t(messages.confirmButton), url: link(locale, shop, '/site/verification', { token, ask: 'use' }) },
    after: [t(messages.confirmNote, { hours: hours(LINK_SECONDS.change_email) })],
    from: shop.shopName,
  });
}

/** Tells the owner of an account that another account was requested to move to their address. */
export function addressTakenEmail(shop: Shop, { email, first_name, language }: Reader): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.takenSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.takenText)],
    from: shop.shopName,
  });
}

/** Notifies the former address, with a link to take the account back. */
export function addressChangedEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  newEmail: string,
  token: string,
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.movedSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.movedText, { email: newEmail })],
    action: {
      label: t(messages.movedButton),
      url: link(locale, shop, '/site/verification', { token, ask: 'restore' }),
    },
    after: [t(messages.movedNote, { hours: hours(LINK_SECONDS.restore_email), email: shop.supportEmail })],
    from: shop.shopName,
  });
}

export function addressRestoredEmail(shop: Shop, { email, first_name, language }: Reader): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.restoredSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.restoredText)],
    action: { label: t(messages.restoredButton), url: link(locale, shop, '/site/recover') },
    after: [t(messages.restoredNote)],
    from: shop.shopName,
  });
}

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

/** Tells a customer that a recovery code was used, by them or by someone else. @param left unused codes */
export function codeUsedEmail(shop: Shop, { email, first_name, language }: Reader, left: number): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.codeUsedSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.codeUsed, { left }), notYou(locale, shop)],
    from: shop.shopName,
  });
}

/** Notifies a customer of a change to the sign-in of their account. */
export function securityEmail(shop: Shop, { email, first_name, language }: Reader, change: SecurityChange): Message {
  const locale = getLocale(language);
  const { t } = locale;
  const [subject, text] = WHAT[change];
  return renderEmail({
    locale,
    to: email,
    subject: t(subject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(text), notYou(locale, shop)],
    from: shop.shopName,
  });
}
