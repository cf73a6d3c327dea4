import { useEffect, useState } from 'react';
import { onIdle } from '../app/on-idle';

/** False until the page is idle; never true on the server. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  return idle;
}
