import { useCallback, useEffect, useRef, useState } from 'react';
import { api, ApiError } from '@storefront/shared/api';
import { searchAvailability, type SearchResult } from '@storefront/shared/contract';
import { MAX_WAIT_S, splitDomain, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import * as messages from '../messages';
import { pauseBeforePoll } from '../../../model/polled-search';

/** How often one name is polled before its row says again that there is no answer. */
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
 * Asks the registry of one name again (SE-06), by an exact search for the whole name. Undefined where it is silent still.
 * @throws ApiError when a call fails; the reason of the signal when it is aborted.
 */
async function askName(domain: string, currency: string, signal: AbortSignal): Promise<SearchResult | undefined> {
  let search_key: string | undefined;
  for (let asked = 1; asked <= MAX_POLLS; asked += 1) {
    const answer = await api.call(searchAvailability, {
      params: { word: domain },
      input: { group: 'exact', max_wait: MAX_WAIT_S, search_key, currency_code: currency },
      signal,
    });
    const row = answer.results.find((result) => result.domain === domain);
    if (row && row.status !== 'pending' && row.status !== 'unknown') return row;
    if (answer.is_search_completed) return undefined;
    search_key = answer.search_key;
    await pause(pauseBeforePoll(asked), signal);
  }
  return undefined;
}

export interface AskedNames {
  /** Names whose registry is being asked again. */
  readonly asking: ReadonlySet<string>;
  readonly ask: (domain: string) => void;
}

function without(names: ReadonlySet<string>, domain: string): ReadonlySet<string> {
  const left = new Set(names);
  left.delete(domain);
  return left;
}

/** "Try again" of single rows (SE-06); the outcome stands in the row or, where there is none, in a notice. */
export function useAskName(currency: string, putRow: (row: SearchResult) => void): AskedNames {
  const t = useTranslate();
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set());
  const controller = useRef<AbortController>(undefined);

  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);

  const ask = useCallback(
    (domain: string) => {
      const signal = controller.current?.signal;
      if (!signal || signal.aborted) return;
      const name = toUnicode(domain);
      setAsking((names) => new Set(names).add(domain));
      askName(domain, currency, signal)
        .then(
          (row) => {
            if (row) putRow(row);
            else notify({ tone: 'warning', text: t(messages.slowAgain, { tld: splitDomain(name).tld, name }) });
          },
          (reason: unknown) => {
            if (signal.aborted) return;
            if (!(reason instanceof ApiError)) throw reason;
            notify({ tone: 'error', text: t(messages.failure, { name, failure: reason.message }) });
          },
        )
        .finally(() => {
          if (!signal.aborted) setAsking((names) => without(names, domain));
        });
    },
    [currency, putRow, t],
  );

  return { asking, ask };
}
