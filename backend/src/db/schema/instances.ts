import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How outside services answer, as all instances see it together. A service without a row answers. */
export const breakers = pgTable('breakers', {
  service: text('service').primaryKey(),
  /** Calls in a row without an answer. */
  failures: integer('failures').notNull(),
  /** Until when nobody calls it, or until when one instance tries whether it answers again. */
  rests_until: instant('rests_until'),
  is_tried: boolean('is_tried').notNull(),
});

/** What registries have said lately, and what is being asked: names and suggestions are asked for once by all instances together. */
export const registry_answers = pgTable('registry_answers', {
  /** The subject of the question: a domain, or `suggestions` with the word and its TLDs. */
  subject: text('subject').primaryKey(),
  asked_at: instant('asked_at').notNull(),
  answered_at: instant('answered_at'),
  /** The registry did not answer in time: an answer for those who were waiting only. */
  is_silent: boolean('is_silent').notNull(),
  /** One state of a name, or the list of suggestions. */
  answer: jsonb('answer').$type<unknown>(),
});
