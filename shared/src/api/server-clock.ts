import { atom, store } from '../store';

/** Differences up to this, in milliseconds, count as none: the header has whole seconds, and a response may take a while. */
const TOLERANCE_MS = 60_000;

/** Milliseconds by which the server's clock is ahead of the browser's. */
const aheadAtom = atom(0);

/** Compares the browser's clock with the server's. @param date the `Date` header of a response, if it has one */
export function noteServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(ahead)) store.set(aheadAtom, Math.abs(ahead) > TOLERANCE_MS ? ahead : 0);
}

/** Returns the time by the server's clock. Dates that the shop promises count from it, because the browser's clock may be wrong. */
export const serverNow = (): Date => new Date(Date.now() + store.get(aheadAtom));
