import type { Receipt } from '@storefront/shared/contract';
import {
  addOnInWords,
  costParts,
  formatDate,
  formatMoney,
  lineKind,
  methodTitle,
  toMinor,
  toUnicode,
  type LineKind,
} from '@storefront/shared/domain';

type Line = Receipt['lines'][number];

/** What the document is called: a receipt has a number once something was charged. */
export function receiptTitle({ number }: Pick<Receipt, 'number'>): string {
  return number ? `Receipt ${number}` : 'Order without a charge';
}

/** Where the money is, in a sentence. */
export function receiptLead(receipt: Receipt): string {
  const money = (wire: number): string => formatMoney(toMinor(wire, receipt.currency_code), receipt.currency_code);
  const card = methodTitle(receipt.card);
  if (receipt.captured === 0)
    return receipt.status_name === 'payment_processing' ||
      receipt.status_name === 'pending' ||
      receipt.status_name === 'provisioning'
      ? `Nothing was charged to ${card} yet.`
      : `Nothing was charged to ${card}.`;
  const owed = receipt.lines.some((line) => line.money === 'refund_pending');
  const back = receipt.refunded > 0 ? ` ${money(receipt.refunded)} was refunded.` : '';
  return `${money(receipt.captured)} was charged to ${card}.${back}${owed ? ` ${back ? 'Another' : 'A'} refund is on its way.` : ''}`;
}

const kinds = {
  new: 'Registration',
  renew: 'Renewal',
  transfer: 'Transfer',
  add_ons: 'Add-ons',
} as const satisfies Record<LineKind, string>;

/** What was done for one name, line by line. */
export function lineDetails(line: Line, currency: string): string[] {
  const years =
    line.type === 'transfer' || line.period === 0 ? '' : `, ${line.period} ${line.period === 1 ? 'year' : 'years'}`;
  const money = (wire: number): string => formatMoney(toMinor(wire, currency), currency);
  const fee = line.fee && { kind: line.fee.kind, amount: toMinor(line.fee.amount, currency) };
  const parts = costParts({ type: line.type, period: line.period, cost: toMinor(line.cost, currency), fee });
  const until = line.expiry_date ? `, until ${formatDate(line.expiry_date)}` : '';
  return [
    `${kinds[lineKind(line)]}${years}${until}`,
    ...(toUnicode(line.domain_name) === line.domain_name ? [] : [line.domain_name]),
    ...parts.map(({ label, amount }) => `${label}, ${formatMoney(amount, currency)} of it`),
    ...line.sub_items.map((addOn) => `${addOnInWords(addOn, lineKind(line))}, ${money(addOn.cost)} of it`),
  ];
}

/** What became of the money of one name, where that needs saying. */
export function lineMoneyNote(line: Line): string {
  const because = line.code ? `: ${line.message}` : '';
  switch (line.money) {
    case 'not_charged':
      return `Not charged${because}`;
    case 'refund_pending':
      return `Charged; a refund is on its way${because}`;
    case 'refunded':
      return `Charged, then refunded${because}`;
    default:
      return '';
  }
}
