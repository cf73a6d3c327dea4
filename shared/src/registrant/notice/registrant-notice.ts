import type { RegistrantVerification } from '@storefront/shared/contract';
import { formatDate, formatList, toUnicode } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { differenceInCalendarDays } from 'date-fns';
import * as messages from './messages';

/** Lists domains in a sentence: one or both of two, or the first and how many more. */
function getNames(domains: readonly string[], t: Translate): string {
  const [first = '', ...more] = domains.map(toUnicode);
  return more.length < 2 ? formatList([first, ...more]) : t(messages.andMore, { first, count: more.length });
}

/**
 * Returns the notice about a registrant with an unconfirmed address: the deadline, and what happens otherwise (LG-01). Null if nothing
 * needs to be done.
 */
export function registrantNotice(
  { state, email, verify_by, domains }: RegistrantVerification,
  now: Date,
  t: Translate,
): string | null {
  if (state === 'verified' || domains.length === 0) return null;
  const about = { names: getNames(domains, t), count: domains.length, email };
  if (state === 'suspended' || verify_by === null) return t(messages.suspended, about);
  // In calendar days, like the date beside it, so that the number does not change during a day.
  const days = Math.max(0, differenceInCalendarDays(new Date(verify_by), now));
  return t(messages.openLink, { ...about, date: formatDate(verify_by), days });
}
