import type { SearchGroup, SearchResult } from '@storefront/shared/contract';
import type { Translate } from '@storefront/shared/i18n';
import { isAnswered } from '../../../model/polled-search';
import * as messages from '../messages';

interface GroupProgress {
  readonly total: number;
  readonly answered: number;
  readonly free: number;
  readonly unanswered: number;
}

export function getGroupProgress(results: readonly SearchResult[]): GroupProgress {
  const answered = results.filter((result) => isAnswered(result.status));
  return {
    total: results.length,
    answered: answered.length,
    free: answered.filter((result) => result.status === 'available' || result.status === 'premium').length,
    unanswered: results.filter((result) => result.status === 'unknown').length,
  };
}

interface GroupSoFar {
  readonly group: SearchGroup | 'names';
  /** Undefined before the first response. */
  readonly results: readonly SearchResult[] | undefined;
  /** How many results there will be. */
  readonly expected: number;
}

/** Cached by language: on a phone, creating a formatter takes longer than formatting. */
const formats: Record<string, Intl.NumberFormat> = {};

/** Formats a number in the digits of the language, like the one beside it that the message formats. */
const inDigits = (count: number, t: Translate): string =>
  (formats[t.language] ??= new Intl.NumberFormat(t.language)).format(count);

/** Returns the small text beside the heading of a group. It stays until the end, so that the heading does not reflow on narrow screens. */
export function progressNote({ group, results, expected }: GroupSoFar, t: Translate): string {
  if (group === 'exact') return '';
  if (!results) {
    if (group === 'all') return t(messages.lookingClose);
    return t(group === 'names' ? messages.names : messages.askingCount, { count: expected });
  }
  const { total, answered, unanswered } = getGroupProgress(results);
  if (answered > 0 && answered < total) return t(messages.answeredOf, { answered, total: inDigits(total, t) });
  if (answered < total) return unanswered < total ? t(messages.askingCount, { count: total }) : t(messages.noAnswer);
  if (group === 'all') return t(messages.byCloseness);
  return total > 0 ? t(messages.allAnswered, { count: total }) : '';
}

/** Returns the text of a group's live region: only counts, never domains, so that it can be announced repeatedly. */
export function getSpokenProgress(group: string, results: readonly SearchResult[] | undefined, t: Translate): string {
  if (!results) return t(messages.spokenChecking, { group });
  const { total, answered, free, unanswered: silent } = getGroupProgress(results);
  if (total === 0) return t(messages.spokenNothing, { group });
  if (answered + silent < total) return t(messages.spokenSome, { group, free, answered, total: inDigits(total, t) });
  return t(messages.spokenAll, { group, free, silent, total: inDigits(total, t) });
}
