import { useEffect, useState } from 'react';

/** True while something is pending, for `ms` milliseconds at most: what is nice to have first holds nobody up for longer. */
export function usePatience(pending: boolean, ms: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return pending && !over;
}
