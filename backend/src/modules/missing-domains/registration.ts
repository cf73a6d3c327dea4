import { millisecondsInHour } from 'date-fns/constants';
import type { RegisteredDomain } from '../../ports/registrar';
import type { DomainRow } from '../portfolio';

/** Tolerance in milliseconds for dates of one registration: a registry may correct a date. */
const SAME_REGISTRATION_MS = millisecondsInHour;

/**
 * Whether the registrar holds a later registration than the row's. The row's registration date is never too early, even if the registry did
 * not report it, so the first registration is never mistaken for a later one.
 */
export function isLaterRegistration(
  { registered_at }: Pick<DomainRow, 'registered_at'>,
  { createdAt }: Pick<RegisteredDomain, 'createdAt'>,
): boolean {
  return createdAt !== null && createdAt.getTime() > registered_at.getTime() + SAME_REGISTRATION_MS;
}
