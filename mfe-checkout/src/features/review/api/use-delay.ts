import { useApiQuery } from '@storefront/shared/api';
import { getProvisioning } from '@storefront/shared/contract';
import { useState } from 'react';

/** Poll interval in milliseconds while the page is open. */
const ASK_EVERY_MS = 30_000;

interface Delay {
  /** Whether to tell the customer that the order may take longer. */
  mayTakeLonger: boolean;
  /** Notes that the server refused the order for this reason; applies for the rest of the visit. */
  noteAnswer: () => void;
}

/** Checks before payment whether the registrar is responding (R6). */
export function useDelay(): Delay {
  const [refused, setRefused] = useState(false);
  const { data } = useApiQuery(getProvisioning, {}, { staleTime: 0, refetchInterval: ASK_EVERY_MS });
  return { mayTakeLonger: refused || data?.may_take_longer === true, noteAnswer: () => setRefused(true) };
}
