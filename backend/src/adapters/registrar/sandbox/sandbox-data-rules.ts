import type { Contact, ContactRole } from '@storefront/shared/contract';
import {
  readDsRecord,
  splitDomain,
  validateRoleContact,
  validateTldData,
  type DsRecord,
} from '@storefront/shared/domain';
import { problemText } from '@storefront/shared/problems';
import { hasContactRole } from '../../../core/contact-roles';
import { ENGLISH_LOCALE } from '../../../core/locale';
import type { RefusedChange, RegistrantData } from '../../../ports/registrar';

/** Maximum DS records of a domain at its registry; few zones have more than two keys at once. */
const MAX_DS_RECORDS = 6;

/** Returns why a registry rejects a registrant; null if it does not. */
export function findRegistrantRefusal(domain: string, { registrant, tldData }: RegistrantData): string | null {
  const [problem] = validateTldData(splitDomain(domain).tld, tldData, registrant);
  return problem
    ? `The registry does not accept the registrant (${problem.field}): ${problemText(problem, ENGLISH_LOCALE.t)}.`
    : null;
}

/** Returns why a registry rejects the contact of a role; null if it does not. */
export function findContactRefusal(
  domain: string,
  { role, contact }: { readonly role: ContactRole; readonly contact: Contact | null },
): string | null {
  if (!hasContactRole(domain, role)) return 'The registry has no contact of this kind.';
  const [problem] = contact ? validateRoleContact(splitDomain(domain).tld, contact) : [];
  return problem
    ? `The registry does not accept the contact (${problem.field}): ${problemText(problem, ENGLISH_LOCALE.t)}.`
    : null;
}

/** Returns why a registry rejects DS records; null if it does not. */
export function findDsRefusal(records: readonly DsRecord[]): RefusedChange | null {
  if (records.length > MAX_DS_RECORDS)
    return {
      kind: 'refused',
      reason: 'too_many_ds',
      message: `The registry accepts at most ${MAX_DS_RECORDS} DS records per domain.`,
    };
  for (const record of records) {
    const read = readDsRecord(record);
    if ('problems' in read)
      return {
        kind: 'refused',
        reason: 'data',
        message: `The registry does not accept this DS record: ${read.problems.map((problem) => problemText(problem, ENGLISH_LOCALE.t)).join('; ')}.`,
      };
  }
  return null;
}
