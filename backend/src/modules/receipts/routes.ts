import { downloadReceipt, downloadRefundNote, getReceipt, getRefundNote } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { getFileName, noteFileName } from './file-names';
import { receiptPdf } from './receipt-pdf';
import { refundNotesPdf } from './refund-note-pdf';
import { viewReceipt } from './view-receipt';
import { viewRefundNote } from './view-refund-note';

/** Routes for receipts and refund notes, as JSON for the page and as PDF (OR-09). */
export async function receiptRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const { db, config } = deps;
  customerRoute(app, getReceipt, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return (await viewReceipt(deps, user.id, params.id)).receipt;
  });

  customerRoute(app, downloadReceipt, async ({ params, user, reply }) => {
    const written = await viewReceipt(deps, user.id, params.id);
    setFileHeaders(reply, getFileName(written.receipt));
    return receiptPdf(written, config.shopName);
  });

  customerRoute(app, getRefundNote, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return (await viewRefundNote(db, user.id, params.id, params.number)).note;
  });

  customerRoute(app, downloadRefundNote, async ({ params, user, reply }) => {
    const written = await viewRefundNote(db, user.id, params.id, params.number);
    setFileHeaders(reply, noteFileName([written.note.number]));
    return refundNotesPdf([written], config.shopName);
  });
}

function setFileHeaders(reply: FastifyReply, name: string): void {
  reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${name}"`);
}
