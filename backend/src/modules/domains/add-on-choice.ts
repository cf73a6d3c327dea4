import type { AddOnService, DomainEdit } from '@storefront/shared/contract';
import { ADD_ONS, type Minor } from '@storefront/shared/domain';
import type { AuditAction } from '../../core/audit-actions';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import { conflict, notYourDomain, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { writeInternalRecords, markForInternalRecords } from '../dns';
import type { Sale } from '../prices';
import { type ChangeDeps, type Editor, makeChange, settleEarlier } from './make-change';
import { type DomainRow, findDomainReader, lockDomain, type OwnDomain } from '../portfolio';
import { refuseWhileDeleted } from '../registrar-changes';
import { addOnPrices } from './domain-info';
import { addOnCancelledEmail } from './domain-emails';
import { changeDomain } from './queries';

type AddOnEdit = Extract<DomainEdit, { add_on: unknown }>;

type Columns = Partial<DomainRow>;

interface AddOnColumns {
  readonly isOn: (domain: DomainRow) => boolean;
  readonly endsAt: 'privacy_ends_at' | 'domain_forwarding_ends_at' | 'email_forwarding_ends_at';
  readonly on: (domain: DomainRow) => Columns;
  /** Forwarding targets are kept, so that a customer who switches it back on finds them. */
  readonly off: Columns;
}

const ADD_ON_COLUMNS: Record<AddOnService, AddOnColumns> = {
  contact_privacy: {
    isOn: (domain) => domain.has_whois_privacy,
    endsAt: 'privacy_ends_at',
    on: () => ({ has_whois_privacy: true, privacy_ends_at: null }),
    off: { has_whois_privacy: false, privacy_ends_at: null },
  },
  domain_forwarding: {
    isOn: (domain) => domain.domain_forwarding,
    endsAt: 'domain_forwarding_ends_at',
    on: () => ({ domain_forwarding: true, domain_forwarding_ends_at: null }),
    off: { domain_forwarding: false, domain_forwarding_ends_at: null },
  },
  email_forwarding: {
    isOn: (domain) => domain.email_forwarding,
    endsAt: 'email_forwarding_ends_at',
    on: (domain) => ({
      email_forwarding: true,
      email_forwards_max: Math.max(1, domain.email_forwards_max, domain.email_forwards.length),
      email_forwards_next: null,
      email_forwards_next_at: null,
      email_forwarding_ends_at: null,
    }),
    off: {
      email_forwarding: false,
      email_forwards_max: 0,
      email_forwards_next: null,
      email_forwards_next_at: null,
      email_forwarding_ends_at: null,
    },
  },
};

/** @throws HttpError 422 if the add-on is not sold for the domain, 409 if it has to be bought */
function requireFree(add_on: AddOnService, { tld }: DomainRow, price: Minor | undefined): void {
  const { label } = ADD_ONS[add_on];
  if (price === undefined)
    throw unprocessable(
      `${label} is not offered for this domain.`,
      add_on === 'contact_privacy'
        ? { code: 'privacy_not_allowed', params: { tld } }
        : { code: 'add_on_not_sold', params: { add_on } },
    );
  if (price !== 0)
    throw conflict(`${label} is not paid for. Buy it on the domain's page.`, {
      code: 'add_on_not_bought',
      params: { add_on, what: 'missing' },
    });
}

/** Returns the columns of a paid add-on, which stays on until the end of its paid term. @throws HttpError 409 `add_on_not_bought` */
function getPaidColumns(row: DomainRow, { add_on, wanted }: AddOnEdit): Columns {
  const { label } = ADD_ONS[add_on];
  const { isOn, endsAt } = ADD_ON_COLUMNS[add_on];
  if (!isOn(row)) {
    if (wanted)
      throw conflict(`${label} has ended. Buy it on the domain's page.`, {
        code: 'add_on_not_bought',
        params: { add_on, what: 'ended' },
      });
    return {};
  }
  const ends = row[endsAt];
  if (!wanted) return { [endsAt]: ends ?? row.expiry_date };
  if (ends && ends < row.expiry_date)
    throw conflict(
      `${label} is only paid for until ${ENGLISH_LOCALE.date(ends)}. Buy it for the rest of the term on the domain's page.`,
      { code: 'add_on_not_bought', params: { add_on, what: 'until', until: ends.toISOString() } },
    );
  return { [endsAt]: null };
}

function getAction(wanted: boolean, isSwitched: boolean): AuditAction {
  if (isSwitched) return wanted ? 'domain.add_on_started' : 'domain.add_on_ended';
  return wanted ? 'domain.add_on_kept' : 'domain.add_on_cancelled';
}

/**
 * Switches an add-on of a domain on or off. A free add-on starts and ends immediately, at the registrar first if the registrar provides it.
 * A paid add-on ends with its paid term: the job `add-on-ends` ends it then.
 * @throws HttpError 409 if it would have to be bought, 422 if the registry does not allow it, 503 if the registrar does not respond
 */
export async function chooseAddOn(
  deps: ChangeDeps,
  editor: Editor,
  own: OwnDomain,
  { add_on, wanted }: AddOnEdit,
  sale: Pick<Sale, 'priceList' | 'currency'>,
): Promise<DomainRow> {
  const domain = add_on === 'contact_privacy' ? await settleEarlier(deps, own.domain, { add_on, wanted }) : own.domain;
  const price = addOnPrices(domain.name, sale)[add_on];
  const isFree = price === 0;
  const { isOn, endsAt, on, off } = ADD_ON_COLUMNS[add_on];
  if (wanted && !isOn(domain)) requireFree(add_on, domain, price);
  if (add_on === 'contact_privacy' && isFree && wanted !== isOn(domain))
    return makeChange(deps, editor, domain, { wanted: { add_on, wanted }, notes: { is_free: true } });

  const by = { actor: `customer:${editor.customer.id}`, requestId: editor.requestId } as const;
  const written = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    // Read again under a lock: a renewal completed in the meantime extends the paid term.
    const row = await lockDomain(tx, domain.id, editor.customer.id);
    if (!row) throw notYourDomain(domain.name);
    await refuseWhileDeleted(tx, row);
    const freeColumns = wanted ? on(row) : off;
    const columns = isFree ? freeColumns : getPaidColumns(row, { add_on, wanted });
    const alters = Object.entries(columns).some(
      ([column, value]) => JSON.stringify(row[column as keyof DomainRow]) !== JSON.stringify(value),
    );
    if (!alters) return row;
    const changed = await changeDomain(tx, domain.id, editor.customer.id, { ...columns, updated_at: at });
    if (!changed) throw notYourDomain(domain.name);
    const isSwitched = isOn(row) !== isOn(changed);
    if (add_on !== 'contact_privacy' && isSwitched) await markForInternalRecords(tx, domain.id, at);
    const action = getAction(wanted, isSwitched);
    await audit(tx, { at, ...by, action, subject: `domain:${domain.id}`, after: { add_on } });
    const reader = !wanted && (await findDomainReader(tx, domain.customer_id));
    if (reader)
      await deps.mail.send(addOnCancelledEmail(deps.config, reader, domain.name, add_on, changed[endsAt] ?? null), tx);
    return changed;
  });
  if (isFree && add_on !== 'contact_privacy') await writeInternalRecords(deps, domain.id, by);
  return written;
}
