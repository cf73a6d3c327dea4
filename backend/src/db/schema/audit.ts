import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What was changed, by whom and when. Rows are only ever added: a trigger refuses change and removal. */
export const audit_entries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `customer:<id>`, `staff:<id>`, `job:<queue>`, `import:<who>` or `system`. */
    actor: text('actor').notNull(),
    /** A verb of the area, such as `order.captured`. */
    action: text('action').notNull(),
    /** `<kind>:<id>`, such as `order:<id>`. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    request_id: text('request_id'),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject, table.id),
    index('audit_entries_actor').on(table.actor, table.id),
  ],
);
