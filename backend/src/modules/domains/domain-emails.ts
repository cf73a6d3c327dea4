import type { AddOnService, Contact, ContactRole, DomainEdit } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { formatAddOnName } from '../../core/add-on-names';
import { hello, notYou, pageUrl, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import * as messages from './messages';

/** A changed field of a contact; `owner` if the previous owner is unknown. */
export type ChangedField = keyof Contact | 'owner';

/** Tells the account holder about a change that an attacker could want to make (SS-04). */
export function domainChangedEmail(shop: Shop, reader: Holder, domain: string, edit: DomainEdit): Message {
  const locale = getLocale(reader.language);
  const { t, row } = locale;
  const name = toUnicode(domain);
  if ('nameservers' in edit)
    return domainEmail(shop, locale, reader, domain, {
      subject: t(messages.nameserversSubject, { domain: name }),
      what: t(messages.nameserversText, { domain: name, servers: row(edit.nameservers) }),
    });
  return domainEmail(shop, locale, reader, domain, {
    subject: t(messages.unlockedSubject, { domain: name }),
    what: t(messages.unlockedText, { domain: name }),
  });
}

const formatFields = ({ t, row }: Locale, fields: readonly ChangedField[]): string =>
  row(fields.map((field) => t(messages.field, { field })));

/** Tells the account holder that the registrant was changed, without the details themselves. */
export function registrantChangedEmail(
  shop: Shop,
  reader: Holder,
  domain: string,
  fields: readonly ChangedField[],
): Message {
  const locale = getLocale(reader.language);
  const { t } = locale;
  const name = toUnicode(domain);
  return domainEmail(shop, locale, reader, domain, {
    subject: t(messages.ownerSubject, { domain: name }),
    what: t(messages.ownerText, { domain: name, fields: formatFields(locale, fields) }),
  });
}

/** Tells the account holder, without details, that another contact changed. @param fields null if it became the owner again */
export function contactChangedEmail(
  shop: Shop,
  reader: Holder,
  domain: string,
  role: ContactRole,
  fields: readonly ChangedField[] | null,
): Message {
  const locale = getLocale(reader.language);
  const { t } = locale;
  const name = toUnicode(domain);
  return domainEmail(shop, locale, reader, domain, {
    subject: t(messages.contactSubject, { role, domain: name }),
    what: fields
      ? t(messages.contactText, { role, domain: name, fields: formatFields(locale, fields) })
      : t(messages.contactOwner, { role, domain: name }),
  });
}

/**
 * Tells the account holder that an add-on was cancelled.
 * @param until null if it has ended already
 */
export function addOnCancelledEmail(
  shop: Shop,
  reader: Holder,
  domain: string,
  addOn: AddOnService,
  until: Date | null,
): Message {
  const locale = getLocale(reader.language);
  const said = { addOn: formatAddOnName(locale, addOn), domain: toUnicode(domain) };
  return domainEmail(shop, locale, reader, domain, {
    subject: locale.t(messages.addOnSubject, said),
    what: locale.t(messages.addOnText, { ...said, date: until ? locale.date(until) : 'none' }),
  });
}

/** Tells the account holder that the transfer code was shown, without the code itself. */
export function authCodeShownEmail(shop: Shop, reader: Holder, domain: string): Message {
  const locale = getLocale(reader.language);
  const { t } = locale;
  const name = toUnicode(domain);
  return domainEmail(shop, locale, reader, domain, {
    subject: t(messages.shownSubject, { domain: name }),
    what: t(messages.shownText, { domain: name }),
  });
}

function domainEmail(
  shop: Shop,
  locale: Locale,
  { id, email, firstName }: Holder,
  domain: string,
  { subject, what }: { readonly subject: string; readonly what: string },
): Message {
  return renderEmail({
    locale,
    to: email,
    subject,
    paragraphs: [hello(locale, firstName), what, notYou(locale, shop)],
    about: `customer:${id}`,
    action: {
      label: locale.t(messages.seeDomain, { domain: toUnicode(domain) }),
      url: pageUrl(locale, shop, `/domain/overview?name=${encodeURIComponent(domain)}`),
    },
    from: shop.shopName,
  });
}

/** Confirms that and when a domain was deleted, and whether it is refunded. */
export function domainDeletedEmail(
  shop: Shop,
  { id, email, firstName, language }: Holder,
  domain: string,
  { at, isRefunded }: { readonly at: Date; readonly isRefunded: boolean },
): Message {
  const locale = getLocale(language);
  const { t, moment } = locale;
  const name = toUnicode(domain);
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.deletedSubject, { domain: name }),
    paragraphs: [
      hello(locale, firstName),
      t(messages.deletedText, { domain: name, at: moment(at, 'seconds') }),
      t(isRefunded ? messages.deletedRefund : messages.deletedKept),
      t(messages.deletedNote, { email: shop.supportEmail }),
    ],
    about: `customer:${id}`,
    action: { label: t(messages.seeDomains), url: pageUrl(locale, shop, '/domain/list') },
    from: shop.shopName,
  });
}

/** Tells who heard that a domain is being deleted that it was not. */
export function deletionRefusedEmail(shop: Shop, { id, email, firstName, language }: Holder, domain: string): Message {
  const locale = getLocale(language);
  const { t } = locale;
  const name = toUnicode(domain);
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.keptSubject, { domain: name }),
    paragraphs: [hello(locale, firstName), t(messages.keptText, { domain: name }), t(messages.keptNote)],
    about: `customer:${id}`,
    action: {
      label: t(messages.seeDomain, { domain: name }),
      url: pageUrl(locale, shop, `/domain/overview?name=${encodeURIComponent(domain)}`),
    },
    from: shop.shopName,
  });
}
