import { millisecondsInDay } from 'date-fns/constants';
import { formatDate, formatMoney, toUnicode, type Minor } from '@storefront/shared/domain';
import { greeting, renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';
import { autorenewEmail, costInWords, feeInWords, yearInWords } from './autorenewal-emails';
import type { Terms } from './autorenewal-terms';
import type { PricedYear } from './renewal-order';

interface ExpiryEmail {
  readonly customer: { readonly email: string; readonly first_name: string };
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  /** What a renewal costs now, with its fee. */
  readonly year: PricedYear;
  /** What comes to it later, in the same currency, before tax. */
  readonly fees: { readonly late: Minor; readonly restore: Minor };
  /** How long after the expiry a renewal is still one, and how long after that a restoration is possible. */
  readonly graceDays: number;
  readonly redemptionDays: number;
  /** What will be done by itself; null where the holder has to renew. */
  readonly terms: Terms | null;
  readonly now: Date;
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Tells a holder when a name ends, what keeping it costs, and what it costs later (LG-02). */
export function expiryEmail({
  customer,
  domain,
  expiry,
  year,
  fees,
  graceDays,
  redemptionDays,
  terms,
  now,
  config,
}: ExpiryEmail): Message {
  if (terms) return autorenewEmail({ customer, domain, expiry, terms, config });
  const name = toUnicode(domain);
  const money = (minor: Minor): string => `${formatMoney(minor, year.currency)} ${year.currency}`;
  const left = Math.ceil((expiry.getTime() - now.getTime()) / millisecondsInDay);
  const graceEnd = new Date(expiry.getTime() + graceDays * millisecondsInDay);
  const isOver = expiry <= now;
  const isRestore = year.fee?.kind === 'restore';
  const later = [
    ...(isRestore || graceDays === 0
      ? []
      : [graceSentence({ isOver, late: fees.late, until: formatDate(graceEnd), money })]),
    ...(redemptionDays > 0 && !isRestore
      ? [
          `For ${days(redemptionDays)} after that it can only be restored, for ${money(fees.restore)} more, before tax; then anybody can register it.`,
        ]
      : []),
  ].join(' ');
  const action = isRestore ? 'Restore' : 'Renew';
  return renderEmail({
    to: customer.email,
    subject: isOver ? `${name} has expired` : `${name} expires in ${days(left)}`,
    paragraphs: [
      `Hello ${customer.first_name},`,
      isOver
        ? `${name} expired on ${formatDate(expiry)}. Its site and mail may stop at any time.`
        : `${name} expires on ${formatDate(expiry)}.`,
      `${isRestore ? 'Restoring it and renewing it' : 'Renewing it'} for ${yearInWords(year)} costs ${costInWords(year)}.${feeInWords(year)}`,
      ...(later ? [later] : []),
    ],
    action: { label: `${action} ${name}`, url: `${config.publicUrl}/domain/list?find=${encodeURIComponent(name)}` },
    after: [`If you have renewed it meanwhile, nothing is left to do. Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}

/** What a renewal costs in the days after the expiry. */
function graceSentence({
  isOver,
  late,
  until,
  money,
}: {
  isOver: boolean;
  late: Minor;
  until: string;
  money: (minor: Minor) => string;
}): string {
  if (isOver || late === 0) return `Until ${until} it can be renewed at that price.`;
  return `After that day, until ${until}, it can still be renewed, for ${money(late)} more, before tax.`;
}

interface RegistrantExpiryEmail extends Pick<ExpiryEmail, 'domain' | 'expiry' | 'now' | 'config'> {
  readonly registrant: { readonly email: string; readonly first_name: string };
}

/**
 * Tells a registrant who is not the customer when the domain ends (ICANN Expired Registration Recovery Policy, 2.1). Prices and cards
 * are the customer's, so they are not in it.
 */
export function registrantExpiryEmail({ registrant, domain, expiry, now, config }: RegistrantExpiryEmail): Message {
  const name = toUnicode(domain);
  const isOver = expiry <= now;
  return renderEmail({
    to: registrant.email,
    subject: isOver
      ? `${name} has expired`
      : `${name} expires in ${days(Math.ceil((expiry.getTime() - now.getTime()) / millisecondsInDay))}`,
    paragraphs: [
      greeting(registrant.first_name),
      `You are the registrant of ${name}, which ${isOver ? 'expired' : 'expires'} on ${formatDate(expiry)}.`,
      isOver
        ? 'Its website and email may stop at any time, and after a while anybody can register it.'
        : 'Unless it is renewed, its website and email stop working after that day.',
      'Whoever manages it in our shop was told the price and can renew it.',
    ],
    after: [`If you do not know who that is, write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}
