import type { Receipt } from '@storefront/shared/contract';
import { lineKind, methodTitle, subtractMinor, toMinor, toUnicode } from '@storefront/shared/domain';
import { addOnName } from '../../core/add-on-names';
import type { Locale } from '../../core/locale';
import { toItemText } from '../orders';
import { makePdf, type DocumentPages } from './document-pages';
import * as messages from './messages';
import type { WrittenReceipt } from './view-receipt';

/** Renders a receipt as a PDF, usually one page of A4 or Letter. Its content stays as issued. */
export function receiptPdf({ receipt, locale }: WrittenReceipt, shopName: string): Promise<Buffer> {
  const { number, order_id, issued_at, ordered_at } = receipt;
  const { t, date } = locale;
  const draw = (pages: DocumentPages): void => {
    pages.head([
      [t(messages.number), number ?? t(messages.noNumber)],
      [t(messages.issued), date(issued_at ?? ordered_at)],
      [t(messages.ordered), date(ordered_at)],
      [t(messages.paidWith), methodTitle(receipt.card)],
    ]);
    pages.lines(
      receipt.lines.map((line) => ({
        name: toUnicode(line.domain_name),
        details: lineDetails(receipt, line, pages, locale),
        amount: line.money === 'not_charged' ? 0 : line.amount,
      })),
    );
    pages.sums(receipt);
    pages.row(t(messages.charged), pages.money(receipt.captured));
    if (receipt.voided > 0) pages.row(t(messages.released), pages.money(receipt.voided));
    pages.reverseNote(receipt.taxes);
    for (const paragraph of receipt.confirmed?.paragraphs ?? []) pages.paragraph(paragraph);
    pages.footer();
  };
  const issued = {
    title: number ? t(messages.receiptTitle, { number }) : t(messages.orderTitle, { number: order_id }),
    shopName,
    parties: receipt,
    orderId: order_id,
    currency: receipt.currency_code,
    at: new Date(issued_at ?? ordered_at),
    locale,
  };
  return makePdf([{ issued, draw }]);
}

type Line = Receipt['lines'][number];

/** Describes what was done for one domain, and the parts of its amount. */
function lineDetails({ currency_code }: Receipt, line: Line, pages: DocumentPages, locale: Locale): string[] {
  return [
    lineTitle(line, locale),
    ...(toUnicode(line.domain_name) === line.domain_name ? [] : [line.domain_name]),
    ...parts(line, currency_code, locale),
    ...line.sub_items.map((addOn) =>
      locale.t(messages.addOnIncluded, {
        addOn: addOnName(locale, addOn, lineKind(line)),
        amount: pages.money(addOn.cost),
      }),
    ),
    ...notCharged(line, locale),
  ];
}

/** Describes a line, with the new expiry of the domain. */
export function lineTitle(
  line: Pick<Line, 'type' | 'period' | 'expiry_date'>,
  { t, date }: Pick<Locale, 't' | 'date'>,
): string {
  return t(messages.line, {
    kind: lineKind(line),
    hasYears: line.period > 0,
    years: line.period,
    hasEnd: Boolean(line.expiry_date),
    date: line.expiry_date ? date(line.expiry_date) : '',
  });
}

/** Lists the parts of the domain's own price if it includes more than its years. */
function parts({ type, period, cost, fee }: Line, currency: string, { t, money }: Locale): string[] {
  if (type !== 'renew' || !fee) return [];
  const paid = toMinor(fee.amount, currency);
  const years = subtractMinor(toMinor(cost, currency), paid);
  return [
    t(messages.yearsIncluded, { years: period, amount: money(years, currency) }),
    t(messages.feeIncluded, { fee: fee.kind, amount: money(paid, currency) }),
  ];
}

/** States that nothing was charged for a line, and why. Later refunds have notes of their own. */
function notCharged(line: Line, locale: Locale): string[] {
  if (line.money !== 'not_charged') return [];
  const { t } = locale;
  return [line.code ? t(messages.notChargedWhy, { reason: toItemText(line, locale) }) : t(messages.notCharged)];
}
