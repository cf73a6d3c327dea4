import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Contact, DomainEdit, DomainId, OrderItemId, StaffId } from '@storefront/shared/contract';
import { id, instant } from './columns';
import { domains } from './domains';
import { staff } from './staff';

/** Changes requested from the registrar, of which one per kind and domain can be open. */
const changeKinds = [
  'deletion',
  'auto_renew',
  'privacy',
  'lock',
  'nameservers',
  'registrant',
  'admin_contact',
  'tech_contact',
  'billing_contact',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface WantedDeletion {
  readonly deletion: {
    readonly refund_item: OrderItemId | null;
    /** The expiry at the time of the request: a domain renewed since is not deleted. */
    readonly expiry_date: string;
    /** When the registry created the registration; a later one is not deleted. Null if unknown, missing in rows of the previous release. */
    readonly registered_at?: string | null;
  };
}

/** Facts from before the registrar call that cannot be determined after the change. */
export interface ChangeNotes {
  /** Changed fields of the owner, or of another contact; `owner` if the previous owner was unknown. */
  readonly fields?: readonly (keyof Contact | 'owner')[];
  /** Whether the new owner has to confirm the address (LG-01). */
  readonly is_material?: boolean;
  readonly same_as_owner?: boolean;
  /** Whether the privacy service is free, and therefore has no term. */
  readonly is_free?: boolean;
  /** Whether it is part of a bulk change, for which the customer got a single email. */
  readonly is_bulk?: boolean;
}

/**
 * A change requested from the registrar, from before the call until its outcome is known and booked. If a process crashes or an answer is
 * lost, the row allows settling it by querying the registrar. Settled changes have no row; the audit log has their outcome.
 */
export const registrar_changes = pgTable(
  'registrar_changes',
  {
    id: id(),
    domain_id: uuid('domain_id')
      .$type<DomainId>()
      .notNull()
      .references(() => domains.id),
    kind: text('kind', { enum: changeKinds }).notNull(),
    wanted: jsonb('wanted').$type<DomainEdit | WantedDeletion>().notNull(),
    notes: jsonb('notes').$type<ChangeNotes>().notNull().default({}),
    /** Incremented whenever another value is wanted. */
    revision: integer('revision').notNull().default(0),
    /** Registrar calls for this revision. */
    calls: integer('calls').notNull().default(1),
    asked_at: instant('asked_at').notNull(),
    /** When the change was found made, while it is still watched until `watch_until`. */
    made_at: instant('made_at'),
    /** Until when a request for another value may still reach the registrar and overwrite this one. */
    watch_until: instant('watch_until'),
    /** Checks since the request. */
    looks: integer('looks').notNull().default(0),
    next_step_at: instant('next_step_at').notNull(),
    lease_until: instant('lease_until'),
    request_id: text('request_id'),
    /** The member of staff who requested it on behalf of the customer. */
    staff_id: uuid('staff_id')
      .$type<StaffId>()
      .references(() => staff.id),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('registrar_changes_of_domain').on(table.domain_id, table.kind),
    index('registrar_changes_due').on(table.next_step_at),
    index('registrar_changes_staff')
      .on(table.staff_id)
      .where(sql`${table.staff_id} is not null`),
  ],
);
