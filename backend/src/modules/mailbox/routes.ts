import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { FORWARDED_PATH } from '../../forwarding/feed-path';
import { forwardedEmail, type ForwardedEmail } from '../../forwarding/forwarded-email';
import { sendPage } from '../../http/common-headers';
import { notFound } from '../../http/errors';
import { requireForwardingService } from '../forwarding';
import { makeDocument } from '../receipts';
import { mailboxPage } from './mailbox-page';
import { findDocument, saveEmails, newestEmails } from './queries';

/** Describes a forwarded email as text: how it was forwarded, followed by its content. */
const describeForwarded = ({ sender, from, to, text }: ForwardedEmail): string =>
  [`From: ${from}`, `To: ${to}`, `Forwarded with the sender: ${sender || '(none)'}`, '', text].join('\n');

/** Routes for emails kept without a mail server: `/dev/mailbox` for people, `.json` for tests. Absent in production. */
export async function mailboxRoutes(
  app: FastifyInstance,
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
): Promise<void> {
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
  app.post(FORWARDED_PATH, { logLevel: 'warn' }, async (request, reply) => {
    requireForwardingService(request, config);
    const email = forwardedEmail.parse(request.body);
    await saveEmails(db, email.recipients, {
      subject: email.subject,
      text: describeForwarded(email),
      created_at: clock.now(),
    });
    return reply.code(204).send();
  });
  app.get('/dev/mailbox', async (_request, reply) => {
    const mailServer = config.mailForwarding?.address;
    const { html, styleHash } = mailboxPage(await newest(), {
      shopName: config.shopName,
      mailServer: mailServer && `${mailServer.host === '127.0.0.1' ? 'localhost' : mailServer.host}:${mailServer.port}`,
    });
    return sendPage(reply, html, styleHash);
  });
}
