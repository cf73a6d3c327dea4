import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { checkTransfers, type TransferCheck } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { store } from '@storefront/shared/store';
import { useState } from 'react';
import { findTransferCode, keepCodes, transferDraftAtom } from '../model/transfer-draft';

/** How long a check stays fresh, in milliseconds: long enough to read it, short enough to notice a lock that was just removed elsewhere. */
const FRESH_MS = 60_000;
/** Timeout in milliseconds, for 200 domains with slow registries. */
const DEADLINE_MS = 30_000;

interface TransferCandidate {
  readonly domain: string;
  readonly auth_info?: string;
}

/**
 * Checks domains with their stored codes. The URL contains only the domains; the codes are those stored when the page was opened, so that a
 * check that seals a code again does not trigger another check.
 */
export function useTransferCheck(domains: readonly string[]) {
  const { code: currency_code } = useCurrency();
  const key = domains.join(' ');
  const [known, setKnown] = useState<{ key: string; names: TransferCandidate[] }>();
  if (known?.key !== key) setKnown({ key, names: domains.map((domain) => withCode(domain)) });
  const input = { currency_code, names: known?.key === key ? known.names : [] };
  return useApiQuery(
    checkTransfers,
    { input },
    { staleTime: FRESH_MS, enabled: input.names.length > 0, deadline: DEADLINE_MS },
  );
}

function withCode(domain: string): TransferCandidate {
  const auth_info = findTransferCode(store.get(transferDraftAtom), domain);
  return auth_info === undefined ? { domain } : { domain, auth_info };
}

/** Checks domains with typed codes, stores the sealed codes from the response, and caches the result for the next page. */
export function useCodeCheck(onChecked: (results: readonly TransferCheck[]) => void) {
  const { code: currency_code } = useCurrency();
  const { mutate, isPending, error, reset } = useApiMutation(checkTransfers);
  const check = (names: readonly TransferCandidate[]): void =>
    mutate(
      {
        input: {
          currency_code,
          names: names.map(({ domain, auth_info }) =>
            auth_info === undefined ? withCode(domain) : { domain, auth_info },
          ),
        },
        deadline: DEADLINE_MS,
      },
      {
        onSuccess: ({ results }) => {
          keepCodes(results);
          const input = { currency_code, names: results.map(({ domain }) => withCode(domain)) };
          queryClient.setQueryData(apiQueryKey(checkTransfers, { input }), { results });
          // Discards the typed codes together with the call.
          reset();
          onChecked(results);
        },
      },
    );
  return { check, checking: isPending, error };
}
