import { emptyRegistrant, type RegistrantValues } from '@storefront/shared/registrant';
import { MAIN, type OtherRegistrant } from './registrant-draft';

/** The domains of a cart that one registrant gets. */
export interface RegistrantDomains {
  /** `MAIN`, or that of another registrant. */
  readonly id: string;
  readonly domains: readonly string[];
  /** Null if the form was not begun. */
  readonly values: RegistrantValues | null;
}

/**
 * Removes domains that are not in the cart, and registrants that have lost all of theirs. One for which no domain was chosen yet stays.
 * Each domain has one registrant, also if two tabs gave it to different ones.
 */
export function withoutGone(others: readonly OtherRegistrant[], domains: readonly string[]): OtherRegistrant[] {
  const free = new Set(domains);
  return others.flatMap((other) => {
    const kept = other.domains.filter((domain) => free.delete(domain));
    return kept.length > 0 || other.domains.length === 0 ? [{ ...other, domains: kept }] : [];
  });
}

/** Divides the domains of a cart among its registrants, without those that get none. */
export function divideDomains(
  domains: readonly string[],
  main: RegistrantValues | null,
  others: readonly OtherRegistrant[],
): RegistrantDomains[] {
  const given = withoutGone(others, domains);
  const taken = new Set(given.flatMap((other) => other.domains));
  const rest = domains.filter((domain) => !taken.has(domain));
  return [{ id: MAIN, domains: rest, values: main }, ...given].filter((one) => one.domains.length > 0);
}

/** Changes one of the other registrants, or adds it. */
export function withOther(
  others: readonly OtherRegistrant[],
  id: string,
  change: Partial<OtherRegistrant>,
): readonly OtherRegistrant[] {
  return others.some((other) => other.id === id)
    ? others.map((other) => (other.id === id ? { ...other, ...change } : other))
    : [...others, { id, domains: [], values: emptyRegistrant, ...change }];
}

/** Returns an id that none of them has. */
export const freeId = (others: readonly OtherRegistrant[]): string =>
  String(Math.max(Number(MAIN), ...others.map(({ id }) => Number(id))) + 1);

/** Returns the id of the registrant to be added next: one that was begun before and has no domains yet, else a new one. */
export const nextOtherId = (others: readonly OtherRegistrant[]): string =>
  others.find(({ domains }) => domains.length === 0)?.id ?? freeId(others);
