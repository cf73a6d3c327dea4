import { downloadReceipt, getReceipt, type OrderId } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { receiptPdf } from './receipt-pdf';
import { viewReceipt } from './view-receipt';

/** Routes for receipts, as data and as a PDF (OR-09). */
export async function receiptRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): Promise<void> {
  customerRoute(app, getReceipt, async ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return (await viewReceipt(deps, user.id, params.id)).receipt;
  });

  customerRoute(app, downloadReceipt, async ({ params, user, reply }) => {
    const written = await viewReceipt(deps, user.id, params.id);
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${getFileName(written.receipt)}"`);
    return receiptPdf(written, deps.config.shopName);
  });
}

/** Such as `receipt-R-000042.pdf`. */
export function getFileName({
  number,
  order_id,
}: {
  readonly number: string | null;
  readonly order_id: OrderId;
}): string {
  return number ? `receipt-${number}.pdf` : `order-${order_id}.pdf`;
}
