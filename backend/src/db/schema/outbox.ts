import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { EmailId } from '@storefront/shared/contract';
import { id, instant } from './columns';

/** Every email that the shop sends, before and after it is handed to the mail server. */
export const outbox = pgTable(
  'outbox',
  {
    id: id<EmailId>(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The attached document, generated when the email is sent. */
    document: text('document'),
    /** Subject of an email without secrets, as `order:<id>` or `customer:<id>`. Its text is kept, so that it can be sent again. */
    about: text('about'),
    /** `kept`: no mail server is configured, so the development mailbox shows it. */
    status: text('status', { enum: ['queued', 'sent', 'kept', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    last_error: text('last_error'),
    created_at: instant('created_at').notNull(),
    sent_at: instant('sent_at'),
  },
  (table) => [
    index('outbox_newest').on(table.created_at.desc().nullsFirst()),
    index('outbox_recipient').on(table.recipient, table.created_at.desc().nullsFirst(), table.id),
    index('outbox_about')
      .on(table.about)
      .where(sql`${table.about} is not null`),
  ],
);
