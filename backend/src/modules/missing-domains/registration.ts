import { millisecondsInHour } from 'date-fns/constants';
import type { RegisteredDomain } from '../../ports/registrar';
import type { DomainRow } from '../portfolio';

/** Milliseconds by which one registration may be dated apart: a registry corrects what was first said of it. */
const SAME_REGISTRATION_MS = millisecondsInHour;

/**
 * Whether the registrar holds a registration made after the row's own one was gone. The row's registration date is never too early, even
 * where the registry did not state it, so that a customer who still has the first registration is never told that it is a later one.
 */
export function isLaterRegistration(
  { registered_at }: Pick<DomainRow, 'registered_at'>,
  { createdAt }: Pick<RegisteredDomain, 'createdAt'>,
): boolean {
  return createdAt !== null && createdAt.getTime() > registered_at.getTime() + SAME_REGISTRATION_MS;
}
