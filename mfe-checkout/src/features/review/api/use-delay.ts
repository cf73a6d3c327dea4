import { useApiQuery } from '@storefront/shared/api';
import { getProvisioning } from '@storefront/shared/contract';
import { useState } from 'react';

/** Milliseconds between questions while the page is open. */
const ASK_EVERY_MS = 30_000;

export interface Delay {
  /** Whether to tell the customer that the order may take longer. */
  mayTakeLonger: boolean;
  /** The server has said so by refusing the order; that holds for this visit. */
  noteAnswer: () => void;
}

/** Whether the registrar answers orders, before anybody pays for one (R6). */
export function useDelay(): Delay {
  const [refused, setRefused] = useState(false);
  const { data } = useApiQuery(getProvisioning, {}, { staleTime: 0, refetchInterval: ASK_EVERY_MS });
  return { mayTakeLonger: refused || data?.may_take_longer === true, noteAnswer: () => setRefused(true) };
}
