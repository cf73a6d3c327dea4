import type { SearchGroup, SearchResult } from '@storefront/shared/contract';
import { isAnswered } from '../../../model/merge-answer';

export interface GroupProgress {
  readonly total: number;
  readonly answered: number;
  readonly free: number;
  readonly unanswered: number;
}

export function progressOf(results: readonly SearchResult[]): GroupProgress {
  const answered = results.filter((result) => isAnswered(result.status));
  return {
    total: results.length,
    answered: answered.length,
    free: answered.filter((result) => result.status === 'available' || result.status === 'premium').length,
    unanswered: results.filter((result) => result.status === 'unknown').length,
  };
}

/** Beside the heading of a group that is asked for when the device has a network again (C8). */
export const WAITING_NOTE = 'waiting for a network';

const registries = (count: number): string => (count === 1 ? '1 registry' : `${count} registries`);

/** The small text beside the heading of a group. It stays to the end, so that the heading keeps its lines on narrow screens. */
export function progressNote(
  group: SearchGroup | 'names',
  results: readonly SearchResult[] | undefined,
  expected: number,
): string {
  if (group === 'exact') return '';
  if (!results)
    return group === 'all'
      ? 'looking for names close to yours'
      : group === 'names'
        ? `${expected} names`
        : `asking ${registries(expected)}`;
  const { total, answered, unanswered } = progressOf(results);
  if (answered > 0 && answered < total) return `${answered} of ${total} answered`;
  if (answered < total) return unanswered < total ? `asking ${registries(total)}` : 'no answer yet';
  if (group === 'all') return 'by closeness to your word';
  return total > 0 ? `all ${total} answered` : '';
}

/** What the live region of a group says: counts, never names, so that it can be spoken over again. */
export function spokenProgress(label: string, results: readonly SearchResult[] | undefined): string {
  if (!results) return `${label}: checking`;
  const { total, answered, free, unanswered } = progressOf(results);
  if (total === 0) return `${label}: nothing found`;
  if (answered + unanswered < total) return `${label}: ${free} available, ${answered} of ${total} answered`;
  return `${label}: ${free} of ${total} available${unanswered > 0 ? `, ${unanswered} without an answer yet` : ''}`;
}
