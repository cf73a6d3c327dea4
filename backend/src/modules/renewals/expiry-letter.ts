import { formatDate, formatMoney, toUnicode } from '@storefront/shared/domain';
import { writeLetter } from '../../adapters/mail/letter';
import type { Message } from '../../adapters/mail/mail';
import type { Config } from '../../config/config';
import { autorenewLetter } from './autorenewal-letters';
import type { Terms } from './autorenewal-terms';

interface ExpiryLetter {
  readonly customer: { readonly email: string; readonly first_name: string };
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  /** Minor units, before tax: a year, and a restoration once the time for a usual renewal is over. */
  readonly renew: number;
  readonly restore: number;
  readonly currency: string;
  /** How long after the expiry a renewal costs the usual price, and how long after that a restoration is possible. */
  readonly graceDays: number;
  readonly redemptionDays: number;
  /** What will be done by itself; null where the holder has to renew. */
  readonly terms: Terms | null;
  readonly now: Date;
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
}

const DAY_MS = 86_400_000;
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Tells a holder when a name ends, what keeping it costs, and what it costs later (LG-02). */
export function expiryLetter({ customer, domain, expiry, renew, restore, currency, graceDays, redemptionDays, terms, now, config }: ExpiryLetter): Message {
  if (terms) return autorenewLetter({ customer, domain, expiry, terms, config });
  const name = toUnicode(domain);
  const money = (minor: number): string => `${formatMoney(minor, currency)} ${currency}`;
  const left = Math.ceil((expiry.getTime() - now.getTime()) / DAY_MS);
  const graceEnd = new Date(expiry.getTime() + graceDays * DAY_MS);
  const isOver = expiry <= now;
  const isLate = graceEnd <= now;
  const price = isLate ? `Restoring it costs ${money(restore)} and ${money(renew)} for the year.` : `A year costs ${money(renew)}, before tax.`;
  const later = [
    ...(isLate || graceDays === 0 ? [] : [`Until ${formatDate(graceEnd)} it can be renewed at that price.`]),
    ...(redemptionDays > 0 && !isLate ? [`For ${days(redemptionDays)} after that it can only be restored, for ${money(restore)} more; then anybody can register it.`] : []),
  ].join(' ');
  return writeLetter({
    to: customer.email,
    subject: isOver ? `${name} has expired` : `${name} expires in ${days(left)}`,
    paragraphs: [
      `Hello ${customer.first_name},`,
      isOver ? `${name} expired on ${formatDate(expiry)}. Its site and mail may stop at any time.` : `${name} expires on ${formatDate(expiry)}.`,
      price,
      ...(later ? [later] : []),
    ],
    action: { label: `Renew ${name}`, url: `${config.publicUrl}/domain/list?find=${encodeURIComponent(name)}` },
    after: [`If you have renewed it meanwhile, nothing is left to do. Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}
