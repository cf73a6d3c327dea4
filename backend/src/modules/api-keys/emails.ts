import type { Language } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { hello, notYou, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import * as messages from './messages';
import type { ApiKeyRow } from './queries';

export interface KeyOwner {
  readonly email: string;
  readonly first_name: string;
  /** Null means English. */
  readonly language: Language | null;
}

type ToldKey = Pick<ApiKeyRow, 'name' | 'prefix' | 'scopes' | 'domain' | 'expires_at'>;

/** Describes what a key may do, one sentence per scope. */
function getPowers({ scopes, domain }: ToldKey, { t }: Locale): string[] {
  return scopes.map((scope) => {
    if (scope === 'read') return t(messages.reads);
    if (scope === 'orders') return t(messages.orders);
    return domain === null ? t(messages.changesDns) : t(messages.changesDnsOf, { domain: toUnicode(domain) });
  });
}

export function keyCreatedEmail(shop: Shop, { email, first_name, language }: KeyOwner, key: ToldKey): Message {
  const locale = getLocale(language);
  const { t, date } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.createdSubject, { shop: shop.shopName }),
    paragraphs: [
      hello(locale, first_name),
      t(messages.createdText, { name: key.name, prefix: key.prefix }),
      ...getPowers(key, locale),
      key.expires_at === null ? t(messages.noEnd) : t(messages.endsOn, { date: date(key.expires_at) }),
    ],
    action: { label: t(messages.seeKeys), url: pageUrl(locale, shop, '/account/detail') },
    after: [notYou(locale, shop)],
    from: shop.shopName,
  });
}

/** Tells a customer that all keys were revoked, so that failing programs are not a mystery. */
export function keysRevokedEmail(
  shop: Shop,
  { email, first_name, language }: KeyOwner,
  keys: readonly Pick<ApiKeyRow, 'name'>[],
): Message {
  const locale = getLocale(language);
  const { t, list } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.revokedSubject, { shop: shop.shopName }),
    paragraphs: [
      hello(locale, first_name),
      t(messages.revokedText, { count: keys.length, names: list(keys.map(({ name }) => name)) }),
      t(messages.revokedNext),
    ],
    action: { label: t(messages.seeKeys), url: pageUrl(locale, shop, '/account/detail') },
    from: shop.shopName,
  });
}
