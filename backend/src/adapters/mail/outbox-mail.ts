import { and, count, eq, gt, lt, ne } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { EmailId } from '@storefront/shared/contract';
import { EMAIL_RECORD_DAYS } from '@storefront/shared/domain';
import { subDays } from '../../core/days';
import type { Clock } from '../../core/clock';
import type { Db } from '../../db/client';
import { outbox } from '../../db/schema';
import { defineQueue, type Jobs, type Run } from '../../jobs/jobs';
import type { Attachment, Mail } from '../../ports/mail';

export const sendEmail = defineQueue<{ id: EmailId }>({
  name: 'mail-send',
  retryLimit: 12,
  retryDelay: 15,
  expireIn: 120,
});

const clean = defineQueue<Record<string, never>>({ name: 'mail-clean', retryLimit: 0, retryDelay: 1, expireIn: 60 });
const CLEAN_SECONDS = 3_600;
/** Emails older than this are not retried. */
const RETRY_DAYS = 3;

interface OutgoingEmail {
  /** The same for every attempt, so that mail server and reader recognise a repeated email. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** The mail server permanently rejects this email, so that retries are pointless. */
export class PermanentMailError extends Error {
  override readonly name = 'PermanentMailError';
}

/** Hands one email to a mail server. @throws PermanentMailError, or anything else for a temporary failure */
export type Transport = (email: OutgoingEmail) => Promise<void>;

interface OutboxMailOptions {
  db: Db;
  jobs: Jobs;
  clock: Clock;
  log: Logger;
  /** Absent: emails are kept for the development mailbox. */
  transport?: Transport;
  makeDocument?: (name: string) => Promise<Attachment | null>;
}

/** Returns the text columns after an email has been sent. */
const keepText = ({ about }: Pick<typeof outbox.$inferSelect, 'about'>) =>
  about === null ? { text: '', html: '' } : {};

/**
 * Sends emails through a table: an email is inserted in the transaction of the change that it reports, and a job hands it over. Once sent
 * or given up, only address and subject are kept, since links in emails are credentials; emails with `about` contain none and are kept
 * completely.
 */
export function outboxMail(options: OutboxMailOptions): Mail {
  const { db, jobs, clock, transport } = options;
  jobs.handle(clean, async () => {
    await db
      .delete(outbox)
      .where(and(ne(outbox.status, 'queued'), lt(outbox.created_at, subDays(clock.now(), EMAIL_RECORD_DAYS))));
  });
  jobs.every(CLEAN_SECONDS, clean, {});
  if (transport) jobs.handle(sendEmail, (job) => deliver({ ...options, transport }, job));

  return {
    kind: transport ? 'smtp' : 'mailbox',
    async problem() {
      const waiting = await countWaiting(options);
      return waiting > 0 ? `${waiting} emails could not be handed over yet` : null;
    },
    async send({ to, subject, text, html, document = null, about = null }, tx) {
      const [row] = await (tx ?? db)
        .insert(outbox)
        .values({
          recipient: to,
          subject,
          text,
          html,
          document,
          about,
          status: transport ? 'queued' : 'kept',
          created_at: clock.now(),
        })
        .returning({ id: outbox.id });
      if (transport && row) await jobs.enqueue(sendEmail, { id: row.id }, { tx });
    },
  };
}

/** Hands an email over, unless that has been done. @throws if it may still succeed, so that the job is retried */
async function deliver(
  { db, clock, log, transport, makeDocument }: OutboxMailOptions & { readonly transport: Transport },
  { data: { id }, attempt, isLast }: Run<{ id: EmailId }>,
): Promise<void> {
  const [message] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!message || message.status !== 'queued') return;
  try {
    const document = message.document === null ? null : await makeDocument?.(message.document);
    await transport({
      id,
      to: message.recipient,
      subject: message.subject,
      text: message.text,
      html: message.html,
      attachments: document ? [document] : [],
    });
  } catch (error) {
    const isPermanent = error instanceof PermanentMailError;
    const reason = error instanceof Error ? error.message : String(error);
    await db
      .update(outbox)
      .set({
        attempts: attempt,
        last_error: reason,
        ...((isPermanent || isLast) && { status: 'failed' as const, ...keepText(message) }),
      })
      .where(eq(outbox.id, id));
    if (!isPermanent) throw error;
    log.error({ event: 'email.rejected', mail: id, reason }, 'Email rejected permanently; no retry');
    return;
  }
  await db
    .update(outbox)
    .set({ status: 'sent', attempts: attempt, sent_at: clock.now(), ...keepText(message) })
    .where(eq(outbox.id, id));
}

/** Counts recent emails for which the first attempt has failed. */
async function countWaiting({ db, clock }: Pick<OutboxMailOptions, 'db' | 'clock'>): Promise<number> {
  const [waiting] = await db
    .select({ emails: count() })
    .from(outbox)
    .where(
      and(eq(outbox.status, 'queued'), gt(outbox.attempts, 0), gt(outbox.created_at, subDays(clock.now(), RETRY_DAYS))),
    );
  return waiting?.emails ?? 0;
}
