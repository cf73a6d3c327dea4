import { useEffect, useRef, useState } from 'react';

/** The minimum interval between announcements of a live region, in milliseconds. */
const EACH_MS = 2000;

/** Returns a text, updated at most every two seconds and always with its last value. */
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
