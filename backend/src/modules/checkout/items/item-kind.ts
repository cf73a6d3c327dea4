import type { CodedItemMessage, DomainId } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import { deriveLanguageTag } from '../../../core/language-tag';
import type { RegisteredDomain, OrderOutcome, RegistrarOrder } from '../../../ports/registrar';
import type { Tx } from '../../../db/client';
import { markForZone, settleSoon } from '../../dns';
import type { OrderItemRow, OrderRow } from '../../orders';
import type { OrderDeps } from '../order-step';
import { insertDomain } from './queries';
import type { Actor } from '../../audit';

/** A completed item, with the domain as the registrar now holds it for us. */
export interface CompletedItem {
  readonly order: Pick<OrderRow, 'customer_id'>;
  readonly item: OrderItemRow;
  readonly held: RegisteredDomain;
  readonly at: Date;
  /** Who processes the order, and in which request. */
  readonly by: Actor;
  /** `jobs` takes work that follows once the transaction commits. */
  readonly deps: Pick<OrderDeps, 'jobs' | 'mail' | 'config'>;
}

/** Whether a completed item is as ordered. `refused`: the registrar carried out another order. */
export type FinishOutcome = { readonly kind: 'done' } | Extract<OrderOutcome, { kind: 'refused' | 'unknown' }>;

/** The outcome of an item that the shop carries out itself. `declined`: impossible, for the reason given to the customer. */
export type CarryOutOutcome =
  | Exclude<OrderOutcome, { kind: 'refused' | 'pending' }>
  | { readonly kind: 'declined'; readonly why: CodedItemMessage };

/** The differences between kinds of order items; everything else goes through one state machine. */
export type ItemKind = RegistrarItemKind | ShopItemKind;

/** An item that is not an order at the registrar. */
export interface ShopItemKind {
  /** Carries the item out. Retried until it gets an answer, so it must be idempotent. */
  carryOut(deps: OrderDeps, order: OrderRow, item: OrderItemRow): Promise<CarryOutOutcome>;
  /** As in `RegistrarItemKind`; null if the domain has changed since the item was carried out, which is then checked again. */
  recordOwnership(tx: Tx, carried: CompletedItem): Promise<DomainId | null>;
}

/** An item that is an order at the registrar. */
export interface RegistrarItemKind {
  /** The call to the registrar, with the item's id as our reference. */
  toRegistrarOrder(item: OrderItemRow, deps: Pick<OrderDeps, 'config' | 'clock'>): RegistrarOrder;
  /** Preparations before the registrar is called; may run again after a crash. */
  prepare?(deps: OrderDeps, order: OrderRow, item: OrderItemRow): Promise<void>;
  /** Records the progress of an item that the registrar has accepted. */
  recordProgress?(
    deps: OrderDeps,
    item: OrderItemRow,
    accepted: Extract<OrderOutcome, { kind: 'pending' }>,
  ): Promise<void>;
  /**
   * Applies the choices that were not sent to the registrar with the order, and checks that the result belongs to this order. Runs after the
   * item was carried out and before that is recorded, so it may run again. `unknown` without an answer of the registrar: the item is queried
   * again.
   */
  finish?(deps: OrderDeps, item: OrderItemRow, held: RegisteredDomain): Promise<FinishOutcome>;
  /**
   * Records, in the transaction that completes the item, what the customer now has.
   * @returns the domain's id; null if the customer no longer has the domain, or it may be another customer's, which is then checked
   */
  recordOwnership(tx: Tx, carried: CompletedItem): Promise<DomainId | null>;
}

export const hasAddOn = (item: OrderItemRow, addOn: OrderItemRow['sub_items'][number]['type']): boolean =>
  item.sub_items.some(({ type }) => type === addOn);

/** Returns the quantity of a repeatable add-on of an item (CT-07). */
export const countAddOn = (item: OrderItemRow, addOn: OrderItemRow['sub_items'][number]['type']): number =>
  item.sub_items.filter(({ type }) => type === addOn).reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the registrant of an item's domain, with the registry data of its TLD. */
export function getRegistrant(item: OrderItemRow) {
  return {
    registrant: required(item, 'registrant'),
    tldData: item.tld_data?.[splitDomain(item.domain_name).tld] ?? {},
  };
}

/** Returns the language tag of an item's domain. An item that the previous release has placed has none stored. */
export const getLanguageTag = ({ language_tag, domain_name }: OrderItemRow): string | null =>
  language_tag ?? deriveLanguageTag(domain_name);

/** Returns a field that every item of its type has. */
export function required<Field extends 'registrant' | 'auth_info' | 'current_expiry_date'>(
  item: Pick<OrderItemRow, 'id' | Field>,
  field: Field,
): NonNullable<OrderItemRow[Field]> {
  const value = item[field];
  if (value === null) throw new Error(`Order item ${item.id} has no ${field}`);
  return value;
}

/** Adds a new domain to its customer's list. @returns the domain's id */
export async function addToDomains(
  tx: Tx,
  { order, item, held, at, deps: { jobs } }: CompletedItem,
): Promise<DomainId> {
  const domainId = await insertDomain(tx, {
    customer_id: order.customer_id,
    name: item.domain_name,
    unicode_name: toUnicode(item.domain_name),
    tld: splitDomain(item.domain_name).tld,
    language_tag: held.languageTag ?? getLanguageTag(item),
    registered_at: held.registeredAt,
    expiry_date: held.expiresAt,
    // The shop charges for renewals and orders them itself, so the registrar's own auto-renew is off.
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
  await markForZone(tx, { id: domainId, name: item.domain_name }, at);
  await settleSoon(tx, jobs, domainId);
  return domainId;
}
