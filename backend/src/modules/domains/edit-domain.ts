import type { DomainEdit, ErrorParams, ForwardingUrlProblem, CustomerId } from '@storefront/shared/contract';
import { readEmailForwards, readForwardingUrl, readNameservers, type Minor } from '@storefront/shared/domain';
import { forwardingUrlProblemText } from '@storefront/shared/problems';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { NameChange } from '../../ports/registrar';
import type { Holder } from '../../core/email';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import {
  HttpError,
  conflict,
  notYourDomain,
  registrarRefused,
  ruleProblem,
  unavailable,
  unprocessable,
} from '../../http/errors';
import { audit } from '../audit';
import { findSoldName } from '../../core/catalog/catalog';
import { keepZone, wantKeptRecords } from '../dns';
import { beginNameserverChange, refuseLeavingSigned } from '../dnssec';
import { mailLoops, visitorLoop, refuseInTheWay } from '../forwarding';
import { isBeingOrdered } from '../orders';
import type { Sale } from '../prices';
import { toDomainChange, isForwarding, type DomainChange, type SimpleEdit } from './domain-change';
import { domainChangedEmail } from './domain-emails';
import type { DomainRow, OwnDomain } from '../portfolio';
import { addOnPrices, privacySwitchable } from './domain-info';
import { changeDomain } from './queries';

export type EditDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'nameServer' | 'log'>;

/** Who edits, and in which request. */
export interface Editor {
  readonly customer: Holder & { readonly id: CustomerId };
  readonly requestId: string;
}

/** Whether an edit could lose the domain to somebody else, so that an open session alone is not enough for it (SS-05). */
export function isPrivileged(edit: DomainEdit): boolean {
  return 'nameservers' in edit || 'registrant' in edit || 'contact_role' in edit || ('locked' in edit && !edit.locked);
}

/**
 * Changes one thing of a domain, first at the registrar, then here. A change without an answer is looked up before anything is
 * said about it; one that is there already changes nothing and leaves no trace.
 * @throws HttpError 409 where the registrar refuses, 422 for what the name cannot have, 503 where nobody knows
 */
export async function editDomain(
  deps: EditDeps,
  editor: Editor,
  own: OwnDomain,
  typed: SimpleEdit,
  sale: Pick<Sale, 'priceList' | 'currency'>,
): Promise<DomainRow> {
  const { domain } = own;
  const edit = standardForm(domain, typed);
  const privacyPrice = addOnPrices(domain.name, sale).contact_privacy;
  await refuseImpossible(deps, own, edit, privacyPrice);
  const change = toDomainChange(edit);
  const before = Object.fromEntries(
    Object.keys(change.columns).map((column) => [column, domain[column as keyof DomainRow]]),
  );
  const alters = JSON.stringify(before) !== JSON.stringify(change.columns);
  if ('locked' in edit && !edit.locked) await refuseLeavingSigned(deps, domain);
  const nameservers = 'nameservers' in edit && alters ? await beginNameserverChange(deps, domain) : undefined;
  const isOrdered = 'auto_renew' in edit && alters && (await isBeingOrdered(deps.db, editor.customer.id, domain.name));
  if (change.registrar) {
    await changeAtRegistrar(deps, domain, change.registrar, change.holds).catch(async (error: unknown) => {
      // One without an answer may still be made.
      if (error instanceof HttpError && error.status === 409) await nameservers?.refused();
      throw error;
    });
  }
  const after = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const changed = await changeDomain(tx, domain.id, editor.customer.id, {
      ...change.columns,
      // What is free has no term that could end.
      ...('privacy' in edit && privacyPrice === 0 && { privacy_ends_at: null }),
      ...(nameservers && { nameservers_at: nameservers.madeBy(at) }),
      updated_at: at,
    });
    if (!changed) throw notYourDomain(domain.name);
    if (isForwarding(edit)) await wantKeptRecords(tx, domain.id, at);
    if (!alters) return changed;
    await audit(tx, {
      at,
      actor: `customer:${editor.customer.id}`,
      action: change.action,
      subject: `domain:${domain.id}`,
      before,
      after: change.columns,
      requestId: editor.requestId,
    });
    if (isPrivileged(edit))
      await deps.mail.send(domainChangedEmail(deps.config, editor.customer, domain.name, edit), tx);
    return changed;
  });
  // An order for the domain that was carried out meanwhile may have set the registrar by what was chosen in it, as this was not booked yet.
  if (change.registrar && isOrdered) await changeAtRegistrar(deps, domain, change.registrar, change.holds);
  // What is not in place by then follows in the background; `getForwardingState` reports the progress.
  if (isForwarding(edit))
    await keepZone(
      deps,
      domain.id,
      { actor: `customer:${editor.customer.id}`, requestId: editor.requestId },
      { replaces: edit.replace_records === true },
    );
  return after;
}

/**
 * Changes something of a name at the registrar; without an answer it is looked up whether it `holds`.
 * @throws HttpError 409 where the registrar refuses, 503 where nobody knows
 */
export async function changeAtRegistrar(
  { registrar }: Pick<EditDeps, 'registrar'>,
  { name }: DomainRow,
  change: NameChange,
  holds: DomainChange['holds'],
): Promise<void> {
  const outcome = await registrar.change(name, change);
  if (outcome.kind === 'refused') throw registrarRefused(outcome);
  if (outcome.kind === 'done') return;
  const held = await registrar.info(name);
  if (held !== null && held !== 'unknown' && holds(held)) return;
  throw unavailable('The registrar did not respond. Check again in a moment whether the change was made.', 10, {
    code: 'registrar_silent',
    params: { what: 'change' },
  });
}

/** What is forwarded as those read it who forward it: a whole address, aliases in lower case. What cannot be read is refused later. */
function standardForm({ name }: DomainRow, edit: SimpleEdit): SimpleEdit {
  if ('forwarding_url' in edit && edit.forwarding_url !== null) {
    const read = readForwardingUrl(name, edit.forwarding_url);
    return 'url' in read ? { ...edit, forwarding_url: read.url } : edit;
  }
  if ('email_forwards' in edit) {
    const read = readEmailForwards(name, edit.email_forwards);
    return 'forwards' in read ? { ...edit, email_forwards: [...read.forwards] } : edit;
  }
  return edit;
}

const refusedUrl = (problem: ForwardingUrlProblem): HttpError =>
  unprocessable(forwardingUrlProblemText(problem, ENGLISH_LOCALE.t), {
    code: 'invalid_forwarding',
    params: { what: 'url', why: problem.code, ...problem.params } as ErrorParams['invalid_forwarding'],
  });

async function refuseImpossible(
  { db, clock, config }: EditDeps,
  own: OwnDomain,
  edit: SimpleEdit,
  privacyPrice: Minor | undefined,
): Promise<void> {
  const { domain } = own;
  if ('privacy' in edit && edit.privacy && !domain.has_whois_privacy) {
    if (!findSoldName(domain.name)?.record.privacyAllowed)
      throw unprocessable(`The registry of .${domain.tld} does not allow privacy protection.`, {
        code: 'privacy_not_allowed',
        params: { tld: domain.tld },
      });
    if (!privacySwitchable(own, privacyPrice, clock.now()))
      throw conflict("Privacy Protection is not paid for. Buy it on the domain's page.", {
        code: 'privacy_not_bought',
      });
  }
  if ('forwarding_url' in edit && edit.forwarding_url !== null) {
    if (!domain.domain_forwarding)
      throw conflict("Domain Forwarding was not bought for this domain. Buy it on the domain's page.", {
        code: 'forwarding_not_bought',
        params: { add_on: 'domain_forwarding' },
      });
    const read = readForwardingUrl(domain.name, edit.forwarding_url);
    const problem = 'problem' in read ? read.problem : await visitorLoop(db, domain.name, read.url);
    if (problem !== null) throw refusedUrl(problem);
    if (!edit.replace_records)
      await refuseInTheWay(
        { db, config },
        { ...domain, forwarding_url: edit.forwarding_url, email_forwarding: false },
        'domain_forwarding',
      );
  }
  if ('email_forwards' in edit && edit.email_forwards.length > 0) {
    const most = domain.email_forwards_max;
    // Those that are kept without being paid for can stay in the list, and be put into another order.
    if (edit.email_forwards.length > Math.max(most, most > 0 ? domain.email_forwards.length : 0))
      throw conflict(
        `Email Forwarding was bought for ${most} ${most === 1 ? 'address' : 'addresses'} of this domain. Add more when you renew.`,
        { code: 'forwarding_not_bought', params: { add_on: 'email_forwarding', max: most } },
      );
    const read = readEmailForwards(domain.name, edit.email_forwards);
    const problems = 'problems' in read ? read.problems : await mailLoops({ db, config }, domain.name, read.forwards);
    if (problems.length)
      throw unprocessable('These addresses cannot be used', {
        code: 'invalid_forwarding',
        params: { what: 'email_forwards' },
        detail: problems.map((problem) => ruleProblem(`email_forwards.${problem.index}.${problem.field}`, problem)),
      });
    if (!edit.replace_records)
      await refuseInTheWay(
        { db, config },
        { ...domain, domain_forwarding: false, email_forwards: edit.email_forwards },
        'email_forwarding',
      );
  }
  if ('nameservers' in edit) {
    const { nameservers, nameserver_addresses = {} } = edit;
    const stray = Object.keys(nameserver_addresses).find((host) => !nameservers.includes(host));
    if (stray)
      throw unprocessable(`${stray} has addresses but is not among the nameservers.`, {
        code: 'invalid_nameservers',
        params: { what: 'addresses', host: stray },
      });
    const read = readNameservers(
      domain.name,
      nameservers.map((host) => ({ host, addresses: (nameserver_addresses[host] ?? []).join(' ') })),
    );
    if (!('problems' in read)) return;
    const detail = read.problems.map((problem) =>
      ruleProblem(problem.index === null ? 'nameservers' : `nameservers.${problem.index}.${problem.field}`, problem),
    );
    throw unprocessable('These nameservers cannot be used', {
      code: 'invalid_nameservers',
      params: { what: 'nameservers' },
      detail,
    });
  }
}
