import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StaffId, StaffSessionId } from '@storefront/shared/contract';
import type { StaffRole } from '@storefront/shared/contract/desk';
import { id, instant } from './columns';

/** A member of staff, never a customer. The set-up link sets password and TOTP secret. The address is in lower case. */
export const staff = pgTable(
  'staff',
  {
    id: id<StaffId>(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** Argon2id. */
    password_hash: text('password_hash'),
    sealed_secret: text('sealed_secret'),
    /** Time step of the last accepted code: no code is accepted twice (RFC 6238 section 5.2). */
    last_step: integer('last_step'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    disabled_at: instant('disabled_at'),
  },
  (table) => [uniqueIndex('staff_email_unique').on(table.email)],
);

const ofStaff = () =>
  uuid('staff_id')
    .$type<StaffId>()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** A signed-in browser of staff. `token` is the SHA-256 of the cookie's token. */
export const staff_sessions = pgTable(
  'staff_sessions',
  {
    id: id<StaffSessionId>(),
    staff_id: ofStaff(),
    token: text('token').notNull(),
    ip_address: text('ip_address').notNull(),
    user_agent: text('user_agent').notNull(),
    created_at: instant('created_at').notNull(),
    used_at: instant('used_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Last change by the database's clock, which a replica must include before it serves this session. Set only if there is a replica. */
    changed_at: instant('changed_at'),
  },
  (table) => [
    uniqueIndex('staff_sessions_token_unique').on(table.token),
    index('staff_sessions_staff').on(table.staff_id),
  ],
);

/** A set-up link, or a correct password waiting for its code. Single use; stored only as a SHA-256. */
export const staff_tickets = pgTable(
  'staff_tickets',
  {
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['set_up', 'second_factor'] }).notNull(),
    staff_id: ofStaff(),
    /** For a set-up: the sealed TOTP secret that waits for its first code. */
    sealed_secret: text('sealed_secret'),
    attempts_left: integer('attempts_left').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('staff_tickets_staff').on(table.staff_id)],
);
