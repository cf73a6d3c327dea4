import type { ErrorParams } from '@storefront/shared/contract';
import { readEmailForwards, readForwardingUrl, readNameservers, type Minor } from '@storefront/shared/domain';
import { forwardingUrlProblemText } from '@storefront/shared/problems';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import { HttpError, conflict, notYourDomain, ruleProblem, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { findSoldName } from '../../core/catalog/catalog';
import { writeInternalRecords, markForInternalRecords } from '../dns';
import { beginNameserverChange, refuseLeavingSigned } from '../dnssec';
import { mailLoops, visitorLoop, refuseInTheWay } from '../forwarding';
import { requireHeld } from '../missing-domains';
import { isBeingOrdered } from '../orders';
import type { Sale } from '../prices';
import { type DomainRow, lockDomain, type OwnDomain } from '../portfolio';
import { refuseWhileDeleted } from '../registrar-changes';
import { isPrivileged } from './book-change';
import { toDomainChange, isForwarding, type SimpleEdit } from './domain-change';
import { addOnPrices, privacySwitchable } from './domain-info';
import { type ChangeDeps, type Editor, makeChange, settleEarlier } from './make-change';
import { changeDomain } from './queries';
import { toNameChange } from './wanted-change';

type EmailForwards = Extract<SimpleEdit, { email_forwards: unknown }>['email_forwards'];

/**
 * Changes one setting of a domain, first at the registrar, then in our database. Setting the present value changes nothing and leaves no
 * trace.
 * @throws HttpError 409 if the registrar refuses or the domain is being deleted, 422 if the domain cannot have the setting, 503 if the
 *   outcome is unknown
 */
export async function editDomain(
  deps: ChangeDeps,
  editor: Editor,
  own: OwnDomain,
  typed: SimpleEdit,
  sale: Pick<Sale, 'priceList' | 'currency'>,
): Promise<DomainRow> {
  const edit = standardForm(own.domain, typed);
  const privacyPrice = addOnPrices(own.domain.name, sale).contact_privacy;
  await refuseImpossible(deps, own, edit, privacyPrice);
  if (isForwarding(edit)) return editForwarding(deps, editor, own.domain, edit);
  const domain = await settleEarlier(deps, own.domain, edit);
  if (isPrivileged(edit)) await requireHeld(deps, domain);
  const { columns } = toDomainChange(edit);
  const alters = Object.entries(columns).some(
    ([column, value]) => JSON.stringify(domain[column as keyof DomainRow]) !== JSON.stringify(value),
  );
  if ('locked' in edit && !edit.locked) await refuseLeavingSigned(deps, domain);
  const nameservers = 'nameservers' in edit && alters ? await beginNameserverChange(deps, domain) : undefined;
  const isContested =
    'auto_renew' in edit && alters && (await isBeingOrdered(deps.db, editor.customer.id, domain.name));
  const changed = await makeChange(deps, editor, domain, {
    wanted: edit,
    notes: { ...('privacy' in edit && privacyPrice === 0 && { is_free: true }) },
    isContested,
    describe: (at) => Promise.resolve({ nameserversAt: nameservers ? nameservers.madeBy(at) : undefined }),
  }).catch(async (error: unknown) => {
    // Without an answer, the change may still be made.
    if (error instanceof HttpError && error.status === 409) await nameservers?.refused();
    throw error;
  });
  // An order in the meantime may have sent its own choice, because this change was not booked yet: send it again. The job keeps watching
  // the domain.
  if (isContested) await deps.registrar.change(domain.name, toNameChange(edit));
  return changed;
}

/** Changes the forwarding of visitors or mail, which does not involve the registrar. */
async function editForwarding(
  deps: ChangeDeps,
  editor: Editor,
  domain: DomainRow,
  edit: Extract<SimpleEdit, { replace_records?: boolean | undefined }>,
): Promise<DomainRow> {
  const by = { actor: `customer:${editor.customer.id}`, requestId: editor.requestId };
  const { action, columns } = toDomainChange(edit);
  const before = Object.fromEntries(Object.keys(columns).map((column) => [column, domain[column as keyof DomainRow]]));
  const after = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const locked = await lockDomain(tx, domain.id, editor.customer.id);
    if (!locked) throw notYourDomain(domain.name);
    await refuseWhileDeleted(tx, locked);
    const changed = await changeDomain(tx, domain.id, editor.customer.id, { ...columns, updated_at: at });
    if (!changed) throw notYourDomain(domain.name);
    await markForInternalRecords(tx, domain.id, at);
    if (JSON.stringify(before) !== JSON.stringify(columns))
      await audit(tx, { at, ...by, action, subject: `domain:${domain.id}`, before, after: columns });
    return changed;
  });
  // If the zone cannot be updated right now, a job does it later; `getForwardingState` reports the progress.
  await writeInternalRecords(deps, domain.id, by, { replaces: edit.replace_records === true });
  return after;
}

/** Normalises forwarding targets: a complete URL, aliases in lower case. Unreadable ones are rejected later. */
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

/** @throws HttpError if the domain cannot have the setting */
async function refuseImpossible(
  deps: ChangeDeps,
  own: OwnDomain,
  edit: SimpleEdit,
  privacyPrice: Minor | undefined,
): Promise<void> {
  const { domain } = own;
  if ('privacy' in edit && edit.privacy && !domain.has_whois_privacy)
    refusePrivacy(own, privacyPrice, deps.clock.now());
  if ('forwarding_url' in edit && edit.forwarding_url !== null)
    await refuseForwardingUrl(deps, domain, edit.forwarding_url, edit.replace_records);
  if ('email_forwards' in edit && edit.email_forwards.length > 0)
    await refuseEmailForwards(deps, domain, edit.email_forwards, edit.replace_records);
  if ('nameservers' in edit) refuseNameservers(domain, edit.nameservers, edit.nameserver_addresses);
}

function refusePrivacy(own: OwnDomain, price: Minor | undefined, now: Date): void {
  const { domain } = own;
  if (!findSoldName(domain.name)?.record.privacyAllowed)
    throw unprocessable(`The registry of .${domain.tld} does not allow Privacy Protection.`, {
      code: 'privacy_not_allowed',
      params: { tld: domain.tld },
    });
  if (!privacySwitchable(own, price, now))
    throw conflict("Privacy Protection is not paid for. Buy it on the domain's page.", { code: 'privacy_not_bought' });
}

async function refuseForwardingUrl(
  { db, config }: ChangeDeps,
  domain: DomainRow,
  url: string,
  replacesRecords: boolean | undefined,
): Promise<void> {
  if (!domain.domain_forwarding)
    throw conflict("Domain Forwarding was not bought for this domain. Buy it on the domain's page.", {
      code: 'forwarding_not_bought',
      params: { add_on: 'domain_forwarding' },
    });
  const read = readForwardingUrl(domain.name, url);
  const problem = 'problem' in read ? read.problem : await visitorLoop(db, domain.name, read.url);
  if (problem !== null)
    throw unprocessable(forwardingUrlProblemText(problem, ENGLISH_LOCALE.t), {
      code: 'invalid_forwarding',
      params: { what: 'url', why: problem.code, ...problem.params } as ErrorParams['invalid_forwarding'],
    });
  if (!replacesRecords)
    await refuseInTheWay(
      { db, config },
      { ...domain, forwarding_url: url, email_forwarding: false },
      'domain_forwarding',
    );
}

async function refuseEmailForwards(
  { db, config }: ChangeDeps,
  domain: DomainRow,
  forwards: EmailForwards,
  replacesRecords: boolean | undefined,
): Promise<void> {
  const most = domain.email_forwards_max;
  // Addresses that are no longer paid for may stay in the list, for a later order.
  if (forwards.length > Math.max(most, most > 0 ? domain.email_forwards.length : 0))
    throw conflict(
      `Email Forwarding was bought for ${most} ${most === 1 ? 'address' : 'addresses'} of this domain. Buy more on the domain's page.`,
      { code: 'forwarding_not_bought', params: { add_on: 'email_forwarding', max: most } },
    );
  const read = readEmailForwards(domain.name, forwards);
  const problems = 'problems' in read ? read.problems : await mailLoops({ db, config }, domain.name, read.forwards);
  if (problems.length)
    throw unprocessable('These addresses cannot be used', {
      code: 'invalid_forwarding',
      params: { what: 'email_forwards' },
      detail: problems.map((problem) => ruleProblem(`email_forwards.${problem.index}.${problem.field}`, problem)),
    });
  if (!replacesRecords)
    await refuseInTheWay(
      { db, config },
      { ...domain, domain_forwarding: false, email_forwards: forwards },
      'email_forwarding',
    );
}

function refuseNameservers(
  { name }: DomainRow,
  nameservers: readonly string[],
  addresses: Readonly<Record<string, readonly string[]>> = {},
): void {
  const stray = Object.keys(addresses).find((host) => !nameservers.includes(host));
  if (stray)
    throw unprocessable(`${stray} has addresses but is not among the nameservers.`, {
      code: 'invalid_nameservers',
      params: { what: 'addresses', host: stray },
    });
  const read = readNameservers(
    name,
    nameservers.map((host) => ({ host, addresses: (addresses[host] ?? []).join(' ') })),
  );
  if (!('problems' in read)) return;
  throw unprocessable('These nameservers cannot be used', {
    code: 'invalid_nameservers',
    params: { what: 'nameservers' },
    detail: read.problems.map((problem) =>
      ruleProblem(problem.index === null ? 'nameservers' : `nameservers.${problem.index}.${problem.field}`, problem),
    ),
  });
}
