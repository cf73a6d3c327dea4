import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a place whose control gives way to another one when it is pressed, as Add does to Check out: without it the
 * focus would fall to the body, and who uses a keyboard would begin at the top of the page again.
 * @returns the place, and what to call when its control is pressed
 */
export function useKeptFocus<Place extends HTMLElement>(): { readonly place: RefObject<Place | null>; readonly keep: () => void } {
  const place = useRef<Place>(null);
  const kept = useRef(false);
  const keep = useCallback(() => {
    kept.current = place.current?.contains(document.activeElement) === true;
  }, []);
  // After every change: the answer that replaces the control may come later than the press.
  useEffect(() => {
    if (!kept.current || place.current?.contains(document.activeElement)) return;
    if (document.activeElement !== document.body) {
      kept.current = false;
      return;
    }
    const controls = place.current?.querySelectorAll<HTMLElement>('a[href], button');
    const next = [...(controls ?? [])].find((control) => control.dataset.focus === 'first') ?? controls?.[0];
    if (!next) return;
    kept.current = false;
    next.focus();
  });
  return { place, keep };
}
