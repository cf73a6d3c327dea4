import type { Rrset } from '../../../core/rrset';

/** Customers' labels begin with one underscore at most, so that none of their records can lie here. */
const LABEL = '__edition';
/** Digits of an edition in binary; a number that is larger cannot be compared. */
const DIGITS = 40;

/** Where a zone keeps what it is compared by; the edition itself is a text at this name. */
export const editionOwner = (zone: string): string => `${LABEL}.${zone}.`;

/** Whether a set is ours alone, and no record of a customer. */
export const isMark = ({ name }: Pick<Rrset, 'name'>, zone: string): boolean =>
  name === editionOwner(zone) || name.endsWith(`.${editionOwner(zone)}`);

/** The beginnings of an edition that end in a given digit, each with a 1 for that digit. */
function beginnings(edition: number, zone: string, digit: '0' | '1'): string[] {
  const digits = edition.toString(2).padStart(DIGITS, '0');
  if (digits.length > DIGITS || !Number.isSafeInteger(edition) || edition < 0)
    throw new RangeError(`${edition} cannot be compared as an edition`);
  return [...digits].flatMap((one, index) =>
    one === digit ? [`${digits.slice(0, index)}1.${editionOwner(zone)}`] : [],
  );
}

/** The names that a zone of an edition has. */
export const getMarks = (edition: number, zone: string): string[] => beginnings(edition, zone, '1');

/**
 * The names of which every later edition, and no other, has one. Of two numbers the larger is the one that has a 1 at the first
 * digit in which they differ; so a mark of it is the common beginning with a 1, and that is what the smaller one has here.
 */
export const getLaterMarks = (edition: number, zone: string): string[] => beginnings(edition, zone, '0');
