import type { DomainEdit } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { type DomainRow, findDomainReader } from '../portfolio';
import { askRegistrant } from '../registrant-verification';
import type { ChangeRow } from '../registrar-changes';
import { toDomainChange, type DomainChange } from './domain-change';
import { contactChangedEmail, domainChangedEmail, registrantChangedEmail } from './domain-emails';
import { changeDomain } from './queries';
import type { ContactEdit, WantedChange } from './wanted-change';

type BookingDeps = Pick<Deps, 'config' | 'mail' | 'registrar'>;

/** Facts about a change that the registrar has made. */
export interface RegistrarChange {
  readonly at: Date;
  /** Whether the registry locked the domain because its owner changed. */
  readonly isLocked?: boolean;
  /** When the nameservers changed, at the latest. */
  readonly nameserversAt?: Date | undefined;
}

/** Whether an edit could lose the domain to an intruder, so that it requires step-up (SS-05). */
export function isPrivileged(edit: DomainEdit): boolean {
  return 'nameservers' in edit || 'registrant' in edit || 'contact_role' in edit || ('locked' in edit && !edit.locked);
}

/** Whether an edit could let a domain leave its account permanently, so that reverting the edit would not help. */
export function isLastingEdit(edit: DomainEdit): boolean {
  return 'registrant' in edit || ('locked' in edit && !edit.locked);
}

/**
 * Books a change that the registrar has made to a locked domain, with its audit entry and email, whether the registrar answered in time or
 * was queried later. An unchanged value leaves no trace.
 */
export async function bookChange(
  tx: Tx,
  deps: BookingDeps,
  row: Pick<ChangeRow, 'notes' | 'request_id'> & { readonly wanted: WantedChange },
  domain: DomainRow,
  made: RegistrarChange,
): Promise<DomainRow> {
  const { wanted } = row;
  if ('registrant' in wanted) return bookRegistrant(tx, deps, { ...row, wanted }, domain, made);
  if ('contact_role' in wanted) {
    await bookContact(tx, deps, { ...row, wanted }, domain, made);
    return domain;
  }
  return bookSetting(tx, deps, { ...row, wanted }, domain, made);
}

type BookedChange<Wanted> = Pick<ChangeRow, 'notes' | 'request_id'> & { readonly wanted: Wanted };

async function bookSetting(
  tx: Tx,
  { config, mail }: BookingDeps,
  { wanted, notes, request_id }: BookedChange<Exclude<WantedChange, { registrant: unknown } | ContactEdit>>,
  domain: DomainRow,
  { at, nameserversAt }: RegistrarChange,
): Promise<DomainRow> {
  const { action, columns }: Pick<DomainChange, 'action' | 'columns'> =
    'add_on' in wanted
      ? {
          action: wanted.wanted ? 'domain.add_on_started' : 'domain.add_on_ended',
          columns: { has_whois_privacy: wanted.wanted },
        }
      : toDomainChange(wanted);
  const before = Object.fromEntries(Object.keys(columns).map((column) => [column, domain[column as keyof DomainRow]]));
  const changed = await changeDomain(tx, domain.id, domain.customer_id, {
    ...columns,
    // A free add-on has no term that could end.
    ...(notes.is_free && { privacy_ends_at: null }),
    ...('nameservers' in wanted && { nameservers_at: nameserversAt ?? latest(domain.nameservers_at, at) }),
    updated_at: at,
  });
  if (!changed) return domain;
  if (JSON.stringify(before) === JSON.stringify(columns)) return changed;
  await audit(tx, {
    at,
    actor: `customer:${domain.customer_id}`,
    action,
    subject: `domain:${domain.id}`,
    ...('add_on' in wanted ? { after: { add_on: wanted.add_on } } : { before, after: columns }),
    requestId: request_id,
  });
  const reader = isPrivileged(wanted) && !notes.is_bulk && (await findDomainReader(tx, domain.customer_id));
  if (reader) await mail.send(domainChangedEmail(config, reader, domain.name, wanted), tx);
  return changed;
}

/** Returns the later time, since the one noted before the change is a latest possible time. */
const latest = (noted: Date | null, at: Date): Date => (noted && noted > at ? noted : at);

/** Audits which fields have changed, without their contents. */
async function bookRegistrant(
  tx: Tx,
  deps: BookingDeps,
  { wanted, notes, request_id }: BookedChange<Extract<WantedChange, { registrant: unknown }>>,
  domain: DomainRow,
  { at, isLocked = false }: RegistrarChange,
): Promise<DomainRow> {
  const { registrant, tld_data } = wanted;
  const changed = await changeDomain(tx, domain.id, domain.customer_id, {
    registrant,
    tld_data,
    registrant_at: at,
    updated_at: at,
    ...(isLocked && { is_locked: true }),
  });
  const fields = notes.fields ?? [];
  if (!changed || fields.length === 0) return changed ?? domain;
  await audit(tx, {
    at,
    actor: `customer:${domain.customer_id}`,
    action: 'domain.registrant_set',
    subject: `domain:${domain.id}`,
    after: { fields },
    requestId: request_id,
  });
  const reader = await findDomainReader(tx, domain.customer_id);
  if (reader) await deps.mail.send(registrantChangedEmail(deps.config, reader, domain.name, fields), tx);
  if (notes.is_material)
    await askRegistrant(tx, deps, {
      customerId: domain.customer_id,
      domainId: domain.id,
      domain: domain.name,
      tld: domain.tld,
      registrant,
      at,
      requestId: request_id,
    });
  return changed;
}

async function bookContact(
  tx: Tx,
  { config, mail }: BookingDeps,
  { wanted: { contact_role: role }, notes, request_id }: BookedChange<ContactEdit>,
  domain: DomainRow,
  { at }: RegistrarChange,
): Promise<void> {
  const { fields = [], same_as_owner = false } = notes;
  if (fields.length === 0) return;
  await audit(tx, {
    at,
    actor: `customer:${domain.customer_id}`,
    action: 'domain.contact_set',
    subject: `domain:${domain.id}`,
    after: { contact_role: role, same_as_owner, fields },
    requestId: request_id,
  });
  const reader = await findDomainReader(tx, domain.customer_id);
  if (reader)
    await mail.send(contactChangedEmail(config, reader, domain.name, role, same_as_owner ? null : fields), tx);
}
