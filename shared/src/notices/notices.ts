import { atom, store, useAtomValue } from '../store';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** A message shown for a while. The toast component decides how long (NT-14). */
export interface Notice {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly text: string;
  /** One action; it must also be available on the page. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The notices on screen, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

/**
 * Shows a notice and returns its id. A notice with the same tone and text is replaced and its time restarts, so that many failures with one
 * cause show one notice.
 */
export function notify(notice: Omit<Notice, 'id'>): string {
  const id = `notice-${Math.random()}`;
  store.set(noticesAtom, (before) => [
    ...before.filter(({ tone, text }) => tone !== notice.tone || text !== notice.text),
    { ...notice, id },
  ]);
  return id;
}

/** Removes a notice; no effect if it is already gone. */
export function dismiss(id: string): void {
  store.set(noticesAtom, (before) => before.filter((notice) => notice.id !== id));
}

export function useNotices(): readonly Notice[] {
  return useAtomValue(noticesAtom);
}
