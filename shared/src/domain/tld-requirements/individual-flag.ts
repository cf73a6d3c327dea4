import type { RegistrantKind } from './types';

const FLAGGED = ['eu', 'se', 'fr', 'be'];

/** What `is_individual` is sent as: true for individuals in EU, SE, FR and BE, undefined where the flag is not sent (RG-03). */
export function individualFlag(tld: string, kind: RegistrantKind): true | undefined {
  return kind === 'individual' && FLAGGED.includes(tld.toLowerCase()) ? true : undefined;
}
