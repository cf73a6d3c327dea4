import { api } from '@storefront/shared/api';
import { searchAvailability, type SearchResult } from '@storefront/shared/contract';
import { MAX_WAIT_S } from '@storefront/shared/domain';
import { pauseBeforePoll } from '../model/polled-search';

/** How often a domain is polled before its row says again that the registry has not responded. */
const MAX_POLLS = 4;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * Queries the registry of one domain again (SE-06), by an exact search for the domain. Returns undefined if it still does not respond.
 * @throws ApiError when a call fails; the reason of the signal when it is aborted
 */
export async function askName(
  domain: string,
  currency: string,
  signal: AbortSignal,
): Promise<SearchResult | undefined> {
  let search_key: string | undefined;
  for (let poll = 1; poll <= MAX_POLLS; poll += 1) {
    const answer = await api.call(searchAvailability, {
      params: { word: domain },
      input: { group: 'exact', max_wait: MAX_WAIT_S, search_key, currency_code: currency },
      signal,
    });
    const row = answer.results.find((result) => result.domain === domain);
    if (row && row.status !== 'pending' && row.status !== 'unknown') return row;
    if (answer.is_search_completed) return undefined;
    search_key = answer.search_key;
    await pause(pauseBeforePoll(poll), signal);
  }
  return undefined;
}
