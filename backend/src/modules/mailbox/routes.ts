import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { sendPage } from '../../http/common-headers';
import { notFound } from '../../http/errors';
import { makeDocument } from '../receipts';
import { mailboxPage } from './mailbox-page';
import { findDocument, newestEmails } from './queries';

/** Routes for emails that no mail server receives, for people (`/dev/mailbox`) and tests (`.json`). Absent in production. */
export async function mailboxRoutes(app: FastifyInstance, { config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (config.mode === 'production') return;

  const newest = async () => {
    const found = await newestEmails(db);
    return found.map(({ id, recipient, subject, text, html, document, created_at }) => ({
      to: recipient,
      subject,
      text,
      html,
      links: text.match(/https?:\/\/[^\s<>")]+/g) ?? [],
      document: document && `/dev/mailbox/${id}/document`,
      at: created_at.toISOString(),
    }));
  };

  app.get('/dev/mailbox.json', newest);
  app.get('/dev/mailbox/:id/document', { schema: { params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    const document = await findDocument(db, (request.params as { id: string }).id);
    const attachment = document === null ? null : await makeDocument({ db, config }, document);
    if (!attachment) throw notFound('Document not found.', { code: 'no_such_document' });
    return reply
      .header('content-disposition', `attachment; filename="${attachment.filename}"`)
      .type(attachment.contentType)
      .send(attachment.content);
  });
  app.get('/dev/mailbox', async (_request, reply) => {
    const { html, styleHash } = mailboxPage(await newest(), config.shopName);
    return sendPage(reply, html, styleHash);
  });
}
