import { useEffect, useState } from 'react';
import { whenQuiet } from '../app/when-quiet';

/** False until nobody waits for anything any more; never true on the server. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return quiet;
}
