import type { ContactRole, DomainEdit } from '@storefront/shared/contract';
import { formatDate, toUnicode } from '@storefront/shared/domain';
import { writeLetter } from '../../adapters/mail/letter';
import type { Message } from '../../adapters/mail/mail';
import type { Config } from '../../config/config';

type Shop = Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
interface Reader {
  readonly email: string;
  readonly firstName: string;
}

/** Tells the holder of the account what was just done with a name that somebody else could want to do (SS-04). */
export function changeLetter(shop: Shop, reader: Reader, domain: string, edit: DomainEdit): Message {
  const name = toUnicode(domain);
  if ('nameservers' in edit)
    return letter(
      shop,
      reader,
      domain,
      `The nameservers of ${name} were changed`,
      `${name} is now looked up at ${edit.nameservers.join(', ')}. Mail and web follow them.`,
    );
  return letter(
    shop,
    reader,
    domain,
    `${name} was unlocked`,
    `${name} can now be transferred to another registrar by whoever has its auth code.`,
  );
}

/** Tells the holder of the account that the registrant was changed; the details themselves are in no mail. */
export function registrantLetter(shop: Shop, reader: Reader, domain: string, fields: readonly string[]): Message {
  const name = toUnicode(domain);
  return letter(
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
 * Tells the holder of the account that another contact was changed; the details themselves are in no mail.
 * @param fields null where the owner is the contact again
 */
export function contactLetter(
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
  return letter(shop, reader, domain, `The ${contact} was changed`, what);
}

/** Tells the holder of the account that the transfer code was shown; the code itself is in no mail. */
export function authCodeLetter(shop: Shop, reader: Reader, domain: string): Message {
  const name = toUnicode(domain);
  return letter(
    shop,
    reader,
    domain,
    `The auth code of ${name} was shown`,
    `The auth code of ${name} was just shown in your account. Whoever has it can take the name elsewhere while it is unlocked.`,
  );
}

function letter(shop: Shop, { email, firstName }: Reader, domain: string, subject: string, what: string): Message {
  return writeLetter({
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
export function deletedLetter(
  shop: Shop,
  { email, firstName }: Reader,
  domain: string,
  { at, isRefunded }: { readonly at: Date; readonly isRefunded: boolean },
): Message {
  const name = toUnicode(domain);
  return writeLetter({
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
