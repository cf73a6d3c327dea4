import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import type { RegistrantKind } from './tld-requirements/types';

/**
 * Days in which a consumer may withdraw from a purchase at a distance: in the EU by Directive 2011/83/EU, Art. 9, in the UK by the
 * Consumer Contracts Regulations 2013, reg. 30.
 */
export const WITHDRAWAL_DAYS = 14;

/** What a consumer in the EU or the UK agrees to before paying; the version is kept with the order, and goes up with every change of the words. */
export const PERFORMANCE_CONSENT = {
  version: '2026-11',
  text: 'Register my names at once, before the 14 days in which I may withdraw are over. I know that I lose the right to withdraw for a name as soon as it is registered.',
} as const;

const PROTECTED = new Set([...EU_MEMBERS.map(({ value }) => value), 'GB']);

/**
 * Whether the consent to immediate performance is needed: of customers in the EU or the UK who buy as consumers. Who registers for
 * an organisation does not; a renewal, whose registrant is not asked, counts as a consumer's (LG-05; Directive 2011/83/EU, Art. 7(3);
 * Consumer Contracts Regulations 2013, reg. 36).
 * @param registrants the kind of registrant of each item; null for renewals
 */
export function needsPerformanceConsent(customerCountry: string, registrants: readonly (RegistrantKind | null)[]): boolean {
  return PROTECTED.has(customerCountry) && registrants.some((kind) => kind !== 'organization');
}

/** The last moment of the right to withdraw from what was ordered at a time. */
export function withdrawUntil(ordered: Date): Date {
  return new Date(ordered.getTime() + WITHDRAWAL_DAYS * 86_400_000);
}
