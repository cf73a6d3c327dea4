import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outbox } from '../../db/schema/outbox';
import type { Deps } from '../../deps';
import { sendPage } from '../../http/common-headers';
import { mailboxPage } from './mailbox-page';

const NEWEST = 100;

/** The mail that no mail server takes, for people (`/dev/mailbox`) and for tests (`.json`). Not there in production. */
export async function mailboxRoutes(app: FastifyInstance, { config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (config.mode === 'production') return;

  const newest = async () => {
    const found = await db.select().from(outbox).orderBy(desc(outbox.created_at)).limit(NEWEST);
    return found.map(({ recipient, subject, text, html, created_at }) => ({
      to: recipient,
      subject,
      text,
      html,
      links: text.match(/https?:\/\/[^\s<>")]+/g) ?? [],
      at: created_at.toISOString(),
    }));
  };

  app.get('/dev/mailbox.json', newest);
  app.get('/dev/mailbox', async (_request, reply) => {
    const { html, styleHash } = mailboxPage(await newest(), config.shopName);
    return sendPage(reply, html, styleHash);
  });
}
