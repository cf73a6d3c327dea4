import type { Rrset } from '../../../core/rrset';

/** Customers' labels begin with at most one underscore, so that none of their records can conflict. */
const LABEL = '__edition';
/** Binary digits of an edition; larger numbers cannot be compared. */
const DIGITS = 40;

/** Name in a zone under which its edition is stored as a TXT record; the marks for comparison are below it. */
export const editionOwner = (zone: string): string => `${LABEL}.${zone}.`;

export const isMark = ({ name }: Pick<Rrset, 'name'>, zone: string): boolean =>
  name === editionOwner(zone) || name.endsWith(`.${editionOwner(zone)}`);

/** Returns the names of those prefixes of an edition that end in the given digit, with that digit replaced by 1. */
function beginnings(edition: number, zone: string, digit: '0' | '1'): string[] {
  const digits = edition.toString(2).padStart(DIGITS, '0');
  if (digits.length > DIGITS || !Number.isSafeInteger(edition) || edition < 0)
    throw new RangeError(`${edition} cannot be compared as an edition`);
  return [...digits].flatMap((one, index) =>
    one === digit ? [`${digits.slice(0, index)}1.${editionOwner(zone)}`] : [],
  );
}

/** Returns the names that a zone of an edition contains. */
export const getMarks = (edition: number, zone: string): string[] => beginnings(edition, zone, '1');

/**
 * Returns the names of which every later edition, and no other, contains one. The larger of two numbers is the one with a 1 at the first
 * differing digit; one of its marks is therefore the common prefix followed by 1, which is exactly what the smaller number checks for.
 */
export const getLaterMarks = (edition: number, zone: string): string[] => beginnings(edition, zone, '0');
