import type { RegistrantKind } from './types';

const FLAGGED = ['eu', 'se', 'fr', 'be'];

/** Returns the value of `is_individual`: true for individuals in EU, SE, FR and BE, undefined if the flag is not sent (RG-03). */
export function individualFlag(tld: string, kind: RegistrantKind): true | undefined {
  return kind === 'individual' && FLAGGED.includes(tld.toLowerCase()) ? true : undefined;
}
