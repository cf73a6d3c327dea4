import type { Coded, CodedItemMessage, ItemMessageParams } from '@storefront/shared/contract';
import { ADD_ON_QUANTITY_MAX } from '@storefront/shared/domain';
import type { RegisteredDomain } from '../../../ports/registrar';
import { markForInternalRecords, settleSoon } from '../../dns';
import { getHeldAddOns, type HeldAddOns } from '../../portfolio';
import { countAddresses, paidFrom } from '../../prices';
import { countAddOn, hasAddOn, required, type CarryOutOutcome, type ShopItemKind } from './item-kind';
import type { OrderItemRow } from '../../orders';
import { changeDomain, lockDomain } from './queries';

/** Add-ons for a domain of the customer, until its expiry (DM-09). */
export const addOnsAlone: ShopItemKind = {
  async carryOut(deps, order, item): Promise<CarryOutOutcome> {
    const ours = (await getHeldAddOns(deps, order.customer_id, [item.domain_name])).get(item.domain_name);
    const held = await deps.registrar.info(item.domain_name);
    if (held === 'unknown') return { kind: 'unknown', cause: 'registrar did not confirm that it has the domain' };
    if (!ours || held === null) return { kind: 'declined', why: { code: 'not_yours_any_more' } };
    const problem = findObstacle(ours, toTerm(item), deps.clock.now());
    const wantsPrivacy = hasAddOn(item, 'contact_privacy');
    if (problem !== null) {
      // An earlier attempt may have switched it on before the domain changed.
      if (wantsPrivacy && held.privacy !== ours.has_whois_privacy)
        await deps.registrar.change(item.domain_name, { privacy: ours.has_whois_privacy });
      return { kind: 'declined', why: problem };
    }
    const isDone: RegisteredDomain = { ...held, expiresAt: ours.expiry_date };
    if (!wantsPrivacy || held.privacy) return { kind: 'done', held: isDone };
    const outcome = await deps.registrar.change(item.domain_name, { privacy: true });
    if (outcome.kind === 'refused') {
      deps.log.error(
        { event: 'registrar.privacy_rejected', domain: item.domain_name, message: outcome.message },
        'Registrar refused to enable the ordered privacy service',
      );
      return { kind: 'declined', why: { code: 'privacy_refused' } };
    }
    return outcome.kind === 'unknown' ? outcome : { kind: 'done', held: { ...isDone, privacy: true } };
  },
  async recordOwnership(tx, { order, item, at, deps: { jobs } }) {
    const held = await lockDomain(tx, order.customer_id, item.domain_name);
    if (!held || findObstacle(held, toTerm(item), at) !== null) return null;
    const mails = hasAddOn(item, 'email_forwarding');
    const forwards = hasAddOn(item, 'domain_forwarding');
    await changeDomain(tx, held.id, {
      updated_at: at,
      ...(hasAddOn(item, 'contact_privacy') && { has_whois_privacy: true, privacy_ends_at: null }),
      ...(forwards && { domain_forwarding: true, domain_forwarding_ends_at: null }),
      ...(mails && {
        email_forwarding: true,
        email_forwarding_ends_at: null,
        email_forwards_max: countAddresses(held, at) + countAddOn(item, 'email_forwarding'),
        // Addresses bought until the expiry stay when those left out of the renewal end.
        ...(held.email_forwards_next !== null &&
          held.email_forwards_next_at !== null && {
            email_forwards_next:
              held.email_forwards_next_at > at ? held.email_forwards_next + countAddOn(item, 'email_forwarding') : null,
            email_forwards_next_at: held.email_forwards_next_at > at ? held.email_forwards_next_at : null,
          }),
      }),
    });
    // The former targets of visitors and mail are still stored, and the zone is updated to them.
    if (forwards || mails) {
      await markForInternalRecords(tx, held.id, at);
      await settleSoon(tx, jobs, held.id);
    }
    return held.id;
  },
};

const toTerm = (item: OrderItemRow) => ({
  current_expiry_date: required(item, 'current_expiry_date'),
  sub_items: item.sub_items,
});

/** Returns why the domain has changed too much for the item; null if it has not. */
export function findObstacle(
  held: HeldAddOns,
  item: { readonly current_expiry_date: Date; readonly sub_items: OrderItemRow['sub_items'] },
  now: Date,
): CodedItemMessage | null {
  if (now >= held.expiry_date) return { code: 'expired' };
  if (held.expiry_date.getTime() !== item.current_expiry_date.getTime()) return { code: 'renewed_meanwhile' };
  const there = item.sub_items.find(({ type }) => paidFrom(held, type, now) === null);
  if (there) return { code: 'add_on_there', params: { add_on: there.type } };
  const more = item.sub_items.find(({ type }) => type === 'email_forwarding')?.quantity ?? 0;
  return findTooManyAddresses(held, more, now);
}

/** Returns why a domain cannot have this many more email addresses; null if it can. */
export function findTooManyAddresses(
  held: HeldAddOns,
  more: number,
  now: Date,
): Coded<ItemMessageParams, 'too_many_addresses'> | null {
  const has = countAddresses(held, now);
  return more > 0 && has + more > ADD_ON_QUANTITY_MAX
    ? { code: 'too_many_addresses', params: { max: ADD_ON_QUANTITY_MAX, has } }
    : null;
}
