import type { CodedItemMessage, DomainId } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import type { RegisteredDomain, OrderOutcome, RegistrarOrder } from '../../../ports/registrar';
import type { Tx } from '../../../db/client';
import { wantZone, settleSoon } from '../../dns';
import type { Actor, OrderItemRow, OrderRow } from '../../orders';
import type { OrderDeps } from '../order-step';
import { insertDomain } from './queries';

/** A domain that the registrar holds for us after its item was carried out. */
export interface Carried {
  readonly order: Pick<OrderRow, 'customer_id'>;
  readonly item: OrderItemRow;
  readonly held: RegisteredDomain;
  readonly at: Date;
  /** Who processes the order, and in which request. */
  readonly by: Actor;
  /** `jobs` queues work to run after the transaction commits. */
  readonly deps: Pick<OrderDeps, 'jobs' | 'mail' | 'config'>;
}

/** Whether a completed item is set up as the customer ordered. `refused`: the registrar has done it for another order. */
export type Arranged = { readonly kind: 'done' } | Extract<OrderOutcome, { kind: 'refused' | 'unknown' }>;

/** Outcome of an item that the shop carries out itself. `declined`: it cannot be carried out; the customer is given the reason. */
export type CarriedOut =
  | Exclude<OrderOutcome, { kind: 'refused' | 'pending' }>
  | { readonly kind: 'declined'; readonly why: CodedItemMessage };

/** How kinds of order items differ. All share one state machine. */
export type ItemKind = RegistrarItemKind | ShopItemKind;

/** An item that the shop carries out without an order at the registrar. */
export interface ShopItemKind {
  /** Carries the item out. Must be idempotent: it is called again until the outcome is known. */
  carryOut(deps: OrderDeps, order: OrderRow, item: OrderItemRow): Promise<CarriedOut>;
  /** As `RegistrarItemKind.own`. Null if the domain has changed since the item was carried out, which is then checked again. */
  own(tx: Tx, carried: Carried): Promise<DomainId | null>;
}

export interface RegistrarItemKind {
  /** The order to send to the registrar, with the item's id as our reference. */
  toRegistrar(item: OrderItemRow, deps: Pick<OrderDeps, 'config' | 'clock'>): RegistrarOrder;
  /** Prepares the item before the registrar is called. May run again after a crash. */
  begin?(deps: OrderDeps, order: OrderRow, item: OrderItemRow): Promise<void>;
  /** Saves the progress of an item that the registrar has accepted. */
  follow?(deps: OrderDeps, item: OrderItemRow, accepted: Extract<OrderOutcome, { kind: 'pending' }>): Promise<void>;
  /**
   * Applies settings that are not part of the order at the registrar. Runs after the item was carried out and before that is saved, so it
   * may run again. `unknown` if the registrar did not respond; the item is then queried again.
   */
  arrange?(deps: OrderDeps, item: OrderItemRow, held: RegisteredDomain): Promise<Arranged>;
  /**
   * Books what the customer has now, in the transaction that completes the item.
   * @returns the domain's id; null if the customer no longer has the domain or another customer may have it, which is then checked again
   */
  own(tx: Tx, carried: Carried): Promise<DomainId | null>;
}

export const hasAddOn = (item: OrderItemRow, addOn: OrderItemRow['sub_items'][number]['type']): boolean =>
  item.sub_items.some(({ type }) => type === addOn);

/** Counts the units of a repeatable add-on that an item has (CT-07). */
export const countAddOn = (item: OrderItemRow, addOn: OrderItemRow['sub_items'][number]['type']): number =>
  item.sub_items.filter(({ type }) => type === addOn).reduce((sum, { quantity }) => sum + quantity, 0);

export function getHolder(item: OrderItemRow) {
  return {
    registrant: required(item, 'registrant'),
    tldData: item.tld_data?.[splitDomain(item.domain_name).tld] ?? {},
  };
}

export function required<Field extends 'registrant' | 'auth_info' | 'current_expiry_date'>(
  item: Pick<OrderItemRow, 'id' | Field>,
  field: Field,
): NonNullable<OrderItemRow[Field]> {
  const value = item[field];
  if (value === null) throw new Error(`Order item ${item.id} has no ${field}`);
  return value;
}

/** Adds a domain that is new to us to its customer's list. @returns the domain's id */
export async function addToDomains(tx: Tx, { order, item, held, at, deps: { jobs } }: Carried): Promise<DomainId> {
  const domainId = await insertDomain(tx, {
    customer_id: order.customer_id,
    name: item.domain_name,
    unicode_name: toUnicode(item.domain_name),
    tld: splitDomain(item.domain_name).tld,
    registered_at: held.registeredAt,
    expiry_date: held.expiresAt,
    // The shop decides on renewals, because it charges for them. The registrar renews nothing automatically.
    is_auto_renew: item.auto_renew,
    has_whois_privacy: held.privacy,
    is_locked: held.locked,
    nameservers: [...held.nameservers],
    domain_forwarding: hasAddOn(item, 'domain_forwarding'),
    email_forwarding: hasAddOn(item, 'email_forwarding'),
    email_forwards_max: countAddOn(item, 'email_forwarding'),
    registrant: item.registrant,
    tld_data: item.tld_data?.[splitDomain(item.domain_name).tld] ?? {},
    registrant_at: at,
    registrar_ref: item.id,
    created_at: at,
    updated_at: at,
  });
  await wantZone(tx, { id: domainId, name: item.domain_name }, at);
  await settleSoon(tx, jobs, domainId);
  return domainId;
}
