import { toUnicode } from '@storefront/shared/domain';
import { emailTo, notYou, requestCountry, type Message, type Reader, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import * as messages from './messages';
import type { ApiKeyRow } from './queries';

type DescribedKey = Pick<ApiKeyRow, 'name' | 'prefix' | 'scopes' | 'domain' | 'expires_at'>;

/** Describes what a key may do, one sentence per scope. */
function getPowers({ scopes, domain }: DescribedKey, { t }: Locale): string[] {
  return scopes.map((scope) => {
    if (scope === 'read') return t(messages.reads);
    if (scope === 'orders') return t(messages.orders);
    return domain === null ? t(messages.changesDns) : t(messages.changesDnsOf, { domain: toUnicode(domain) });
  });
}

const seeKeys = ({ t }: Locale) => ({ label: t(messages.seeKeys), path: '/account/detail' });

/** Tells a customer of a new key, and what it may do. */
export const keyCreatedEmail = (shop: Shop, customer: Reader, key: DescribedKey, country: string | null): Message =>
  emailTo(shop, customer, (locale) => {
    const { t, date } = locale;
    return {
      subject: t(messages.createdSubject, { shop: shop.shopName }),
      paragraphs: [
        t(messages.createdText, { name: key.name, prefix: key.prefix }),
        ...getPowers(key, locale),
        key.expires_at === null ? t(messages.noEnd) : t(messages.endsOn, { date: date(key.expires_at) }),
        ...requestCountry(locale, country),
      ],
      action: seeKeys(locale),
      after: [notYou(locale, shop)],
    };
  });

/** Tells a customer that all keys were revoked, so that they know why their programs fail. */
export const keysRevokedEmail = (shop: Shop, customer: Reader, keys: readonly Pick<ApiKeyRow, 'name'>[]): Message =>
  emailTo(shop, customer, (locale) => {
    const { t, list } = locale;
    return {
      subject: t(messages.revokedSubject, { shop: shop.shopName }),
      paragraphs: [
        t(messages.revokedText, { count: keys.length, names: list(keys.map(({ name }) => name)) }),
        t(messages.revokedNext),
      ],
      action: seeKeys(locale),
    };
  });
