import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Contact, DomainEdit, DomainId, OrderItemId, StaffId } from '@storefront/shared/contract';
import { id, instant } from './columns';
import { domains } from './domains';
import { staff } from './staff';

/** Kinds of requests to a registrar, of which a customer can have one each at a time for a domain. */
export const changeKinds = [
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

/** The parameters of a deletion. */
export interface WantedDeletion {
  readonly deletion: {
    /** The order item whose money goes back; null where none does. */
    readonly refund_item: OrderItemId | null;
    /** When the domain expired then: one that was renewed since is not deleted. */
    readonly expiry_date: string;
    /**
     * When the registry created the registration to be deleted; a later registration must not be deleted. Null where the registry does not
     * say; absent in rows of the previous version.
     */
    readonly registered_at?: string | null;
  };
}

/** Facts known before the registrar was asked that can no longer be determined after it has made the change. */
export interface ChangeNotes {
  /** Which fields of the owner, or of another contact, change; `owner` where the earlier owner was unknown. */
  readonly fields?: readonly (keyof Contact | 'owner')[];
  /** Whether the new owner has to confirm the address (LG-01). */
  readonly is_material?: boolean;
  /** Whether the contact becomes the owner again. */
  readonly same_as_owner?: boolean;
  /** Whether the privacy service is free, so that it has no term. */
  readonly is_free?: boolean;
}

/**
 * A change requested from the registrar, from before the call until its outcome is known and recorded: if the process ends, or an answer
 * never comes, it is settled by asking. Settled changes have no row; the audit log has their outcome.
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
    /** One more each time something else is wanted. */
    revision: integer('revision').notNull().default(0),
    /** How many times the registrar was asked for this revision. */
    calls: integer('calls').notNull().default(1),
    /** When the registrar was last asked for it. */
    asked_at: instant('asked_at').notNull(),
    /** When the change was found made, of one that is watched until `watch_until`. */
    made_at: instant('made_at'),
    /** Until when a request for something else may still arrive at the registrar, and overtake this one. */
    watch_until: instant('watch_until'),
    /** Looks that were taken at it since it was asked for. */
    looks: integer('looks').notNull().default(0),
    next_step_at: instant('next_step_at').notNull(),
    /** Until when the process that checks it has it to itself. */
    lease_until: instant('lease_until'),
    request_id: text('request_id'),
    /** The member of staff who requested it on the customer's behalf. */
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
