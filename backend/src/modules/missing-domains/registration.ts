import { millisecondsInHour } from 'date-fns/constants';
import type { RegisteredDomain } from '../../ports/registrar';
import type { DomainRow } from '../portfolio';

/** Milliseconds by which one registration may be dated apart: a registry corrects what was first said of it. */
const SAME_REGISTRATION_MS = millisecondsInHour;

/**
 * Whether what the registrar holds was registered after the domain of a row had gone. What a row has as the date of its registration is
 * never too early, also where the registry did not say it, so that nobody is told of a later one who still has the first.
 */
export function isLaterRegistration(
  { registered_at }: Pick<DomainRow, 'registered_at'>,
  { createdAt }: Pick<RegisteredDomain, 'createdAt'>,
): boolean {
  return createdAt !== null && createdAt.getTime() > registered_at.getTime() + SAME_REGISTRATION_MS;
}
