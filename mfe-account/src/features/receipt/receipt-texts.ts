import type { Receipt, RefundNote } from '@storefront/shared/contract';
import { formatDate, formatMoney, lineKind, methodTitle, toMinor, toUnicode } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { formatAddOn, costParts } from '@storefront/shared/words';
import { isPaymentExpired } from '../../model/payment-expired';
import * as messages from './messages';

type Line = Receipt['lines'][number];

/** Returns the title of the document. It is a numbered receipt only once something was charged. */
export function receiptTitle({ number }: Pick<Receipt, 'number'>, t: Translate): string {
  return number ? t(messages.receiptNumber, { number }) : t(messages.noCharge);
}

/** Returns a sentence about the state of the payment. */
export function receiptLead(receipt: Receipt, t: Translate): string {
  const money = (wire: number): string => formatMoney(toMinor(wire, receipt.currency_code), receipt.currency_code);
  const card = methodTitle(receipt.card);
  if (isPaymentExpired(receipt)) return t(messages.paymentLapsed, { card });
  if (receipt.captured === 0)
    return t(
      receipt.status_name === 'payment_processing' ||
        receipt.status_name === 'pending' ||
        receipt.status_name === 'provisioning'
        ? messages.nothingYet
        : messages.nothingCharged,
      { card },
    );
  const amount = money(receipt.captured);
  const isOwed = receipt.lines.some((line) => line.money === 'refund_pending');
  if (receipt.refunded === 0) return t(isOwed ? messages.chargedOwed : messages.chargedCard, { amount, card });
  return t(isOwed ? messages.refundedOwed : messages.refundedSome, { amount, card, refund: money(receipt.refunded) });
}

/** Lists what was done for one domain. */
export function lineDetails(line: Line, currency: string, t: Translate): string[] {
  const money = (wire: number): string => formatMoney(toMinor(wire, currency), currency);
  const fee = line.fee && { kind: line.fee.kind, amount: toMinor(line.fee.amount, currency) };
  const parts = costParts({ type: line.type, period: line.period, cost: toMinor(line.cost, currency), fee }, t);
  return [
    t(messages.lineDone, {
      kind: lineKind(line),
      years: line.period,
      expires: Boolean(line.expiry_date),
      date: line.expiry_date ? formatDate(line.expiry_date) : '',
    }),
    ...(toUnicode(line.domain_name) === line.domain_name ? [] : [line.domain_name]),
    ...parts.map(({ label, amount }) => t(messages.ofIt, { label, amount: formatMoney(amount, currency) })),
    ...line.sub_items.map((addOn) =>
      t(messages.ofIt, { label: formatAddOn(addOn, lineKind(line), t), amount: money(addOn.cost) }),
    ),
  ];
}

/**
 * Returns why nothing was charged for a line; empty if it was charged. Later refunds have notes of their own, because a receipt never
 * changes.
 */
export function lineMoneyNote({ money, code, message }: Line, t: Translate): string {
  if (money !== 'not_charged') return '';
  return code ? t(messages.notChargedWhy, { reason: message }) : t(messages.notCharged);
}

export const noteTitle = ({ number, failed }: Pick<RefundNote, 'number' | 'failed'>, t: Translate): string =>
  t(failed ? messages.failedNoteTitle : messages.noteTitle, { number });

/** Returns a sentence that says to which card the money was refunded. */
export const noteLead = ({ failed, total, currency_code, card, issued_at }: RefundNote, t: Translate): string =>
  t(failed ? messages.failedNoteLead : messages.noteLead, {
    amount: formatMoney(toMinor(total, currency_code), currency_code),
    card: methodTitle(card),
    date: formatDate(issued_at),
  });

/** Lists what was refunded of a line. */
export function noteDetails({ line }: RefundNote, t: Translate): string[] {
  if (!line) return [];
  return [
    t(messages.lineDone, { kind: lineKind(line), years: line.period, expires: false, date: '' }),
    ...(toUnicode(line.domain_name) === line.domain_name ? [] : [line.domain_name]),
    ...(line.part === 'all' ? [] : [t(messages.notePart, { part: line.part })]),
  ];
}
