import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import type { RegistrantKind } from './tld-requirements/types';

/** Days in which a consumer in the EU may withdraw from a purchase at a distance (Directive 2011/83/EU, Art. 9). */
export const WITHDRAWAL_DAYS = 14;

/** What a consumer in the EU agrees to before paying; the version is kept with the order, and goes up with every change of the words. */
export const PERFORMANCE_CONSENT = {
  version: '2026-11',
  text: 'Register my names at once, before the 14 days in which I may withdraw are over. I know that I lose the right to withdraw for a name as soon as it is registered.',
} as const;

const EU = new Set(EU_MEMBERS.map(({ value }) => value));

/**
 * Whether the consent to immediate performance is needed: of customers in the EU who buy as consumers. Who registers for an
 * organisation does not; a renewal, whose registrant is not asked, counts as a consumer's (LG-05; Directive 2011/83/EU, Art. 7(3)).
 * @param registrants the kind of registrant of each item; null for renewals
 */
export function needsPerformanceConsent(customerCountry: string, registrants: readonly (RegistrantKind | null)[]): boolean {
  return EU.has(customerCountry) && registrants.some((kind) => kind !== 'organization');
}

/** The last moment of the right to withdraw from what was ordered at a time. */
export function withdrawUntil(ordered: Date): Date {
  return new Date(ordered.getTime() + WITHDRAWAL_DAYS * 86_400_000);
}
