import type { DomainEdit } from '@storefront/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HeldName, NameChange } from '../../adapters/registrar/registrar';
import { domains, order_items } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound, unavailable, unprocessable } from '../../http/errors';
import { audit } from '../audit/audit';
import { findSoldName } from '../catalog/catalog';
import type { DomainRow, OwnDomain } from './own-domain';

type EditDeps = Pick<Deps, 'db' | 'clock' | 'registrar'>;

/** Who edits, and in which request. */
interface Editor {
  readonly customerId: string;
  readonly requestId: string;
}

/** One change as the registrar, our table and the audit log each want it. */
interface Change {
  readonly action: string;
  readonly registrar: NameChange;
  readonly columns: Partial<Pick<DomainRow, 'is_auto_renew' | 'has_whois_privacy' | 'is_locked' | 'nameservers'>>;
  /** Whether a name that the registrar describes has the change already. */
  readonly holds: (held: HeldName) => boolean;
}

function changeOf(edit: DomainEdit): Change {
  if ('auto_renew' in edit) {
    const autoRenew = edit.auto_renew;
    return { action: 'domain.auto_renew_set', registrar: { autoRenew }, columns: { is_auto_renew: autoRenew }, holds: (held) => held.autoRenew === autoRenew };
  }
  if ('privacy' in edit) {
    const { privacy } = edit;
    return { action: 'domain.privacy_set', registrar: { privacy }, columns: { has_whois_privacy: privacy }, holds: (held) => held.privacy === privacy };
  }
  if ('locked' in edit) {
    const { locked } = edit;
    return { action: 'domain.lock_set', registrar: { locked }, columns: { is_locked: locked }, holds: (held) => held.locked === locked };
  }
  const { nameservers } = edit;
  return {
    action: 'domain.nameservers_set',
    registrar: { nameservers },
    columns: { nameservers },
    holds: (held) => held.nameservers.length === nameservers.length && held.nameservers.every((server) => nameservers.includes(server)),
  };
}

/**
 * Changes one thing of a domain, first at the registrar, then here. A change without an answer is looked up before anything is
 * said about it.
 * @throws Refusal 409 where the registrar refuses, 422 for what the name cannot have, 503 where nobody knows
 */
export async function editDomain(deps: EditDeps, editor: Editor, { domain }: OwnDomain, edit: DomainEdit): Promise<DomainRow> {
  await refuseImpossible(deps, domain, edit);
  const change = changeOf(edit);
  const outcome = await deps.registrar.change(domain.name, change.registrar);
  if (outcome.kind === 'refused') throw conflict(outcome.message, { code: 'registrar_refused' });
  if (outcome.kind === 'unknown') {
    const held = await deps.registrar.info(domain.name);
    if (held === null || held === 'unknown' || !change.holds(held)) {
      throw unavailable('The registrar gave no answer. Look again in a moment whether the change was made.', 10, { code: 'registrar_silent' });
    }
  }
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const [changed] = await tx
      .update(domains)
      .set({ ...change.columns, updated_at: at })
      .where(and(eq(domains.id, domain.id), eq(domains.customer_id, editor.customerId), isNull(domains.ended_at)))
      .returning();
    if (!changed) throw notFound(`${domain.name} is not among your domains.`);
    const before = Object.fromEntries(Object.keys(change.columns).map((column) => [column, domain[column as keyof DomainRow]]));
    await audit(tx, { at, actor: `customer:${editor.customerId}`, action: change.action, subject: `domain:${domain.id}`, before, after: change.columns, requestId: editor.requestId });
    return changed;
  });
}

async function refuseImpossible({ db }: EditDeps, domain: DomainRow, edit: DomainEdit): Promise<void> {
  if ('privacy' in edit && edit.privacy && !domain.has_whois_privacy) {
    if (!findSoldName(domain.name)?.record.privacyAllowed) throw unprocessable(`The registry of .${domain.tld} does not allow privacy protection.`, { code: 'privacy_not_allowed' });
    const [bought] = await db
      .select({ id: order_items.id })
      .from(order_items)
      .where(and(eq(order_items.domain_id, domain.id), eq(order_items.state, 'completed'), sql`${order_items.sub_items} @> '[{"type":"contact_privacy"}]'::jsonb`))
      .limit(1);
    if (!bought) throw conflict('Privacy Protection was not bought for this name. Add it when you renew.', { code: 'privacy_not_bought' });
  }
  if ('nameservers' in edit) {
    if (new Set(edit.nameservers).size < edit.nameservers.length) throw unprocessable('Each name server can be there once.', { code: 'nameserver_twice' });
    const inside = edit.nameservers.find((server) => server === domain.name || server.endsWith(`.${domain.name}`));
    // Such a server needs its address at the registry too (glue, RFC 1912 section 2.3), which is not asked for here.
    if (inside) throw unprocessable(`${inside} lies inside ${domain.name} and cannot serve it without an address at the registry.`, { code: 'nameserver_needs_glue' });
  }
}
