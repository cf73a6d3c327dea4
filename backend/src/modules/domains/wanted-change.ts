import type { DomainEdit } from '@storefront/shared/contract';
import { listChangedKeys } from '@storefront/shared/domain';
import type { ChangeKind } from '../../db/schema';
import type { NameChange, RegistrantRecord, Registrar } from '../../ports/registrar';
import { type RegistrarSetting, toDomainChange } from './domain-change';

export type RegistrantEdit = Extract<DomainEdit, { registrant: unknown }>;
export type ContactEdit = Extract<DomainEdit, { contact_role: unknown }>;

/** An edit for the registrar, with all registry data filled in. */
export type WantedChange =
  | RegistrarSetting
  | { readonly add_on: 'contact_privacy'; readonly wanted: boolean }
  | (RegistrantEdit & { readonly tld_data: RegistrantRecord['tldData'] })
  | ContactEdit;

/** Returns the part of a domain that a change is about. */
export function getKind(wanted: WantedChange): Exclude<ChangeKind, 'deletion'> {
  if ('auto_renew' in wanted) return 'auto_renew';
  if ('privacy' in wanted || 'add_on' in wanted) return 'privacy';
  if ('locked' in wanted) return 'lock';
  if ('nameservers' in wanted) return 'nameservers';
  return 'registrant' in wanted ? 'registrant' : `${wanted.contact_role}_contact`;
}

/** Translates a change into a registrar call. Each sends the complete new value, so that it can be repeated. */
export function toNameChange(wanted: WantedChange): NameChange {
  if ('registrant' in wanted) return { registrant: wanted.registrant, tldData: wanted.tld_data };
  if ('contact_role' in wanted) return { role: wanted.contact_role, contact: wanted.contact };
  if ('add_on' in wanted) return { privacy: wanted.wanted };
  return toDomainChange(wanted).registrar;
}

/** Determines from the registrar whether a change was made; `gone` if it no longer holds the domain. */
export async function findOutcome(
  registrar: Pick<Registrar, 'info' | 'findRegistrant'>,
  name: string,
  wanted: WantedChange,
): Promise<'made' | 'not_made' | 'gone' | 'unknown'> {
  if ('registrant' in wanted || 'contact_role' in wanted) {
    const held = await registrar.findRegistrant(name);
    if (held === 'unknown') return 'unknown';
    if (held === null) return (await registrar.info(name)) === null ? 'gone' : 'unknown';
    return isHeldBy(held, wanted) ? 'made' : 'not_made';
  }
  const held = await registrar.info(name);
  if (held === 'unknown') return 'unknown';
  if (held === null) return 'gone';
  const isMade = 'add_on' in wanted ? held.privacy === wanted.wanted : toDomainChange(wanted).holds(held);
  return isMade ? 'made' : 'not_made';
}

function isHeldBy(held: RegistrantRecord, wanted: Extract<WantedChange, RegistrantEdit | ContactEdit>): boolean {
  if ('registrant' in wanted)
    return (
      listChangedKeys(held.registrant, wanted.registrant).length === 0 &&
      Object.entries(wanted.tld_data).every(
        ([field, answer]) => held.tldData[field] === undefined || String(held.tldData[field]) === String(answer),
      )
    );
  const contact = held.contacts[wanted.contact_role] ?? held.registrant;
  return listChangedKeys(contact, wanted.contact ?? held.registrant).length === 0;
}
