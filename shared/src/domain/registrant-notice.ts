import type { RegistrantVerification } from '../contract/registrant-verification';
import { differenceInCalendarDays } from 'date-fns';
import { formatDate } from './date-format';
import { toUnicode } from './names';

/** Names as a sentence has them: both, or the first and how many more. */
function namesOf(domains: readonly string[]): string {
  const [first = '', second] = domains.map(toUnicode);
  if (domains.length <= 2) return second === undefined ? first : `${first} and ${second}`;
  return `${first} and ${domains.length - 1} more names`;
}

/**
 * What a customer has to know of a registrant whose address is not confirmed: until when, and what happens otherwise (LG-01).
 * Null where nothing is to be done.
 */
export function registrantNotice(
  { state, email, verify_by, domains }: RegistrantVerification,
  now: Date,
): string | null {
  const one = domains.length === 1;
  if (state === 'verified' || domains.length === 0) return null;
  if (state === 'suspended' || verify_by === null) {
    return `${namesOf(domains)} ${one ? 'is' : 'are'} suspended: the owner’s address ${email} was not confirmed in time. ${one ? 'It comes' : 'They come'} back as soon as the link in our email is opened.`;
  }
  // By the calendar, as the date beside it is: every screen of a day says the same, and the dates bear it out.
  const days = Math.max(0, differenceInCalendarDays(new Date(verify_by), now));
  const left = days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`;
  return `Open the link that we sent to ${email} by ${formatDate(verify_by)} (${left}). Otherwise ${namesOf(domains)} ${one ? 'is' : 'are'} suspended until it is opened.`;
}
