import { useEffect, useState } from 'react';
import { BANK_DEADLINE_MS, WAIT_EXPLAINED_MS, WAIT_LONG_MS } from './order-progress';

const marks = [BANK_DEADLINE_MS, WAIT_EXPLAINED_MS, WAIT_LONG_MS];

/** Returns how long the customer has waited on this page: the last threshold that has passed, in milliseconds; 0 before the first. */
export function useWaited(): number {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = marks.map((mark) => setTimeout(() => setWaited(mark), mark));
    return () => timers.forEach(clearTimeout);
  }, []);
  return waited;
}
