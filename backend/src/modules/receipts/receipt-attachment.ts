import type { OrderId } from '@storefront/shared/contract';
import type { Config } from '../../config/config';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import type { Attachment } from '../../ports/mail';
import { listDocumentOrders } from './queries';
import { receiptPdf } from './receipt-pdf';
import { refundNotesPdf } from './refund-note-pdf';
import { getFileName, noteFileName } from './file-names';
import { getOrderReceipt, receiptNumber, type WrittenReceipt } from './view-receipt';
import { viewRefundNote, type WrittenNote } from './view-refund-note';

const RECEIPT = /^receipt:([0-9a-f-]{36})$/;
const NOTES = /^refund-notes:(\d+(?:,\d+)*)$/;

/** Renders the document that an email names; null for an unknown name. */
export async function makeDocument(deps: Pick<Deps, 'db' | 'config'>, name: string): Promise<Attachment | null> {
  const numbers = NOTES.exec(name)?.[1];
  if (numbers !== undefined) {
    const found = await listDocumentOrders(deps.db, numbers.split(',').map(Number));
    const [first, ...others] = await Promise.all(
      found.map(({ order_id, number }) => viewRefundNote(deps.db, null, order_id, receiptNumber(number))),
    );
    return first ? attachNotes([first, ...others], deps.config) : null;
  }
  const orderId = RECEIPT.exec(name)?.[1];
  const written = orderId && isUuid<OrderId>(orderId) ? await getOrderReceipt(deps, orderId) : null;
  return written ? attachReceipt(written, deps.config) : null;
}

const attachReceipt = async (written: WrittenReceipt, { shopName }: Pick<Config, 'shopName'>): Promise<Attachment> => ({
  filename: getFileName(written.receipt),
  contentType: 'application/pdf',
  content: await receiptPdf(written, shopName),
});

/** Attaches the notes of one refund, each starting on a new page. */
const attachNotes = async (
  notes: readonly [WrittenNote, ...WrittenNote[]],
  { shopName }: Pick<Config, 'shopName'>,
): Promise<Attachment> => ({
  filename: noteFileName(notes.map(({ note }) => note.number)),
  contentType: 'application/pdf',
  content: await refundNotesPdf(notes, shopName),
});

/** Renders a document of an order by its number, for staff. @throws HttpError 404 */
export async function viewOrderDocument(
  deps: Pick<Deps, 'db' | 'config'>,
  orderId: OrderId,
  number: string,
): Promise<Attachment> {
  const receipt = isUuid(orderId) ? await getOrderReceipt(deps, orderId) : null;
  if (receipt && receipt.receipt.number === number) return attachReceipt(receipt, deps.config);
  return attachNotes([await viewRefundNote(deps.db, null, orderId, number)], deps.config);
}
