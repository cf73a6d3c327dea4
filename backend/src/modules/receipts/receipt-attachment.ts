import type { OrderId } from '@storefront/shared/contract';
import { isUuid } from '../../db/uuid';
import type { Attachment } from '../../ports/mail';
import { receiptPdf } from './receipt-pdf';
import { getFileName } from './routes';
import { getOrderReceipt } from './view-receipt';
import type { Deps } from '../../deps';

const NAME = /^receipt:([0-9a-f-]{36})$/;

/** Creates the document that an email names, as of now; null for an unknown name. */
export async function makeDocument(deps: Pick<Deps, 'db' | 'config'>, name: string): Promise<Attachment | null> {
  const orderId = NAME.exec(name)?.[1];
  const written = orderId && isUuid<OrderId>(orderId) ? await getOrderReceipt(deps, orderId) : null;
  if (!written) return null;
  return {
    filename: getFileName(written.receipt),
    contentType: 'application/pdf',
    content: await receiptPdf(written, deps.config.shopName),
  };
}
