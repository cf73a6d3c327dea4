import { useEffect, useRef, useState } from 'react';

/** A live region speaks at most this often, in milliseconds. */
const EACH_MS = 2000;

/** A text that follows another one at most each two seconds, and ends on its last value. */
export function useThrottledText(text: string): string {
  const [spoken, setSpoken] = useState(text);
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (text === spoken) return;
    const wait = Math.max(0, EACH_MS - (performance.now() - spokenAt.current));
    const timer = setTimeout(() => {
      spokenAt.current = performance.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, spoken]);

  return spoken;
}
