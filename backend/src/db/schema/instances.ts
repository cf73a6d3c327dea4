import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Circuit breakers of outside services, shared by all instances. A service without a row is available. */
export const breakers = pgTable('breakers', {
  service: text('service').primaryKey(),
  failures: integer('failures').notNull(),
  /** Until when it is not called, or until when one instance may try it. */
  rests_until: instant('rests_until'),
  is_tried: boolean('is_tried').notNull(),
});

/** Recent registry answers and pending queries, so that all instances together query each domain and list of suggestions once. */
export const registry_answers = pgTable('registry_answers', {
  /** A domain, or `suggestions` with the word and its TLDs. */
  subject: text('subject').primaryKey(),
  asked_at: instant('asked_at').notNull(),
  answered_at: instant('answered_at'),
  /** The registry did not respond in time; counts only for callers who were waiting. */
  is_silent: boolean('is_silent').notNull(),
  /** The state of a domain, or the list of suggestions. */
  answer: jsonb('answer').$type<unknown>(),
});
