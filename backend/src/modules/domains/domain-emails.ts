import type { ContactRole, DomainEdit } from '@storefront/shared/contract';
import { formatDate, toUnicode } from '@storefront/shared/domain';
import { renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';

type Shop = Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
interface Reader {
  readonly email: string;
  readonly firstName: string;
}

/** Tells the holder of the account what was just done with a name that somebody else could want to do (SS-04). */
export function domainChangedEmail(shop: Shop, reader: Reader, domain: string, edit: DomainEdit): Message {
  const name = toUnicode(domain);
  if ('nameservers' in edit)
    return domainEmail(
      shop,
      reader,
      domain,
      `The nameservers of ${name} were changed`,
      `${name} is now looked up at ${edit.nameservers.join(', ')}. Mail and web follow them.`,
    );
  return domainEmail(
    shop,
    reader,
    domain,
    `${name} was unlocked`,
    `${name} can now be transferred to another registrar by whoever has its auth code.`,
  );
}

/** Tells the holder of the account that the registrant was changed; the details themselves are in no email. */
export function registrantChangedEmail(shop: Shop, reader: Reader, domain: string, fields: readonly string[]): Message {
  const name = toUnicode(domain);
  return domainEmail(
    shop,
    reader,
    domain,
    `The owner’s details of ${name} were changed`,
    `These details of the owner of ${name} were changed at its registry: ${fields.join(', ')}.`,
  );
}

const contactNames: Readonly<Record<ContactRole, string>> = {
  admin: 'administrative',
  tech: 'technical',
  billing: 'billing',
};

/**
 * Tells the holder of the account that another contact was changed; the details themselves are in no email.
 * @param fields null where the owner is the contact again
 */
export function contactChangedEmail(
  shop: Shop,
  reader: Reader,
  domain: string,
  role: ContactRole,
  fields: readonly string[] | null,
): Message {
  const name = toUnicode(domain);
  const contact = `${contactNames[role]} contact of ${name}`;
  const what = fields
    ? `These details of the ${contact} were changed at its registry: ${fields.join(', ')}.`
    : `The ${contact} is now its owner.`;
  return domainEmail(shop, reader, domain, `The ${contact} was changed`, what);
}

/** Tells the holder of the account that the transfer code was shown; the code itself is in no email. */
export function authCodeShownEmail(shop: Shop, reader: Reader, domain: string): Message {
  const name = toUnicode(domain);
  return domainEmail(
    shop,
    reader,
    domain,
    `The auth code of ${name} was shown`,
    `The auth code of ${name} was just shown in your account. Whoever has it can take the name elsewhere while it is unlocked.`,
  );
}

function domainEmail(shop: Shop, { email, firstName }: Reader, domain: string, subject: string, what: string): Message {
  return renderEmail({
    to: email,
    subject,
    paragraphs: [
      `Hello ${firstName},`,
      what,
      `If it was not you, set a new password now at ${shop.publicUrl}/site/recover and write to ${shop.supportEmail}.`,
    ],
    action: {
      label: `See ${toUnicode(domain)}`,
      url: `${shop.publicUrl}/domain/overview?name=${encodeURIComponent(domain)}`,
    },
    from: shop.shopName,
  });
}

/** Confirms that a domain was deleted, when, and what becomes of the money. */
export function domainDeletedEmail(
  shop: Shop,
  { email, firstName }: Reader,
  domain: string,
  { at, isRefunded }: { readonly at: Date; readonly isRefunded: boolean },
): Message {
  const name = toUnicode(domain);
  return renderEmail({
    to: email,
    subject: `${name} was deleted`,
    paragraphs: [
      `Hello ${firstName},`,
      `You deleted ${name} on ${formatDate(at)}, ${at.toISOString().slice(11, 19)} UTC. Its website and email no longer work.`,
      isRefunded
        ? 'What its registration cost you goes back to your card. We write again with the credit note when it is on its way.'
        : 'As the page of the domain said, nothing is paid back for it.',
      `If it was not you, set a new password now and write to ${shop.supportEmail}.`,
    ],
    action: { label: 'See your domains', url: `${shop.publicUrl}/domain/list` },
    from: shop.shopName,
  });
}
