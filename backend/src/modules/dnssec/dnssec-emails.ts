import { formatDate, toUnicode } from '@storefront/shared/domain';
import { renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';

type Shop = Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
interface Reader {
  readonly email: string;
  readonly firstName: string;
}

/** Tells the holder of the account that the registry has DS records of a domain, whose zone is kept here or elsewhere. */
export function dnssecOnEmail(shop: Shop, reader: Reader, domain: string, kept: 'here' | 'elsewhere'): Message {
  const name = toUnicode(domain);
  return dnssecEmail(shop, reader, domain, `DNSSEC is on for ${name}`, [
    `The registry now has the DS record of ${name}. Resolvers that check DNSSEC signatures refuse forged answers about it.`,
    `To change its nameservers${kept === 'here' ? `, or to move ${name} to another registrar,` : ','} turn DNSSEC off first and wait for 24 hours.`,
  ]);
}

/**
 * Tells the holder of the account that the registry has no DS record of a domain any more.
 * @param until when resolvers have forgotten it
 */
export function dnssecOffEmail(shop: Shop, reader: Reader, domain: string, until: Date): Message {
  const name = toUnicode(domain);
  return dnssecEmail(shop, reader, domain, `DNSSEC is off for ${name}`, [
    `The registry no longer has a DS record of ${name}. Web and mail go on as before; forged answers about it are no longer noticed.`,
    `Resolvers may remember the record until ${atTime(until)}. Its nameservers can be changed after that.`,
  ]);
}

/** Such as 25 November 2026, 14:30 UTC. */
export const atTime = (at: Date): string => `${formatDate(at)}, ${at.toISOString().slice(11, 16)} UTC`;

function dnssecEmail(
  shop: Shop,
  { email, firstName }: Reader,
  domain: string,
  subject: string,
  what: readonly string[],
): Message {
  return renderEmail({
    to: email,
    subject,
    paragraphs: [
      `Hello ${firstName},`,
      ...what,
      `If it was not you, set a new password now at ${shop.publicUrl}/site/recover and write to ${shop.supportEmail}.`,
    ],
    action: {
      label: `See the DNS of ${toUnicode(domain)}`,
      url: `${shop.publicUrl}/domain/dns?name=${encodeURIComponent(domain)}`,
    },
    from: shop.shopName,
  });
}
