import { methodTitle, toUnicode } from '@storefront/shared/domain';
import { makePdf, type DrawableDocument } from './document-pages';
import * as messages from './messages';
import { lineTitle } from './receipt-pdf';
import type { WrittenNote } from './view-refund-note';

/** Renders refund notes as one PDF, each starting on a new page. */
export function refundNotesPdf(
  [first, ...others]: readonly [WrittenNote, ...WrittenNote[]],
  shopName: string,
): Promise<Buffer> {
  return makePdf([toDrawn(first, shopName), ...others.map((other) => toDrawn(other, shopName))]);
}

function toDrawn({ note, locale }: WrittenNote, shopName: string): DrawableDocument {
  const { t, date } = locale;
  const { number, receipt, line, failed } = note;
  return {
    issued: {
      title: t(failed ? messages.failedNoteTitle : messages.noteTitle, { number }),
      shopName,
      parties: note,
      orderId: note.order_id,
      currency: note.currency_code,
      at: new Date(note.issued_at),
      locale,
    },
    draw: (pages) => {
      pages.head([
        [t(messages.number), number],
        [t(messages.issued), date(note.issued_at)],
        ...(receipt
          ? [
              [
                t(messages.forReceipt),
                t(messages.receiptOf, { number: receipt.number, date: date(receipt.issued_at) }),
              ] as const,
            ]
          : []),
        [t(failed ? messages.paidWith : messages.refundedTo), methodTitle(note.card)],
      ]);
      pages.lines([
        line
          ? {
              name: toUnicode(line.domain_name),
              details: [
                lineTitle({ ...line, expiry_date: null }, locale),
                ...(toUnicode(line.domain_name) === line.domain_name ? [] : [line.domain_name]),
                ...(line.part === 'all' ? [] : [t(messages.notePart, { part: line.part })]),
              ],
              amount: note.amount,
            }
          : { name: t(messages.noteWhole), details: [], amount: note.amount },
      ]);
      pages.sums(note);
      pages.row(t(failed ? messages.returnedTotal : messages.refundedTotal), pages.money(note.total));
      if (failed) pages.paragraph(t(messages.failedNote));
      pages.reverseNote(note.taxes);
      pages.footer();
    },
  };
}
