import { useEffect, useState } from 'react';

/** Returns true while something is pending, for `ms` milliseconds at most, for optional data that a page waits for. */
export function usePendingFor(pending: boolean, ms: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return pending && !over;
}
