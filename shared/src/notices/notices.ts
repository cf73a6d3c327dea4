import { atom, store, useAtomValue } from '../store';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** What is said to the person for a while. How long it stays is the toast's business (NT-14). */
export interface Notice {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly text: string;
  /** One thing to do about it; it must also be possible on the page. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The notices on screen, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

/**
 * Shows a notice and gives back its id. The same tone and text again replaces the notice that is there, so that many failures
 * of one cause are one notice and its time starts anew.
 */
export function notify(notice: Omit<Notice, 'id'>): string {
  const id = `notice-${Math.random()}`;
  store.set(noticesAtom, (before) => [
    ...before.filter(({ tone, text }) => tone !== notice.tone || text !== notice.text),
    { ...notice, id },
  ]);
  return id;
}

/** Takes a notice away; nothing happens when it is gone already. */
export function dismiss(id: string): void {
  store.set(noticesAtom, (before) => before.filter((notice) => notice.id !== id));
}

/** The notices on screen, oldest first. */
export function useNotices(): readonly Notice[] {
  return useAtomValue(noticesAtom);
}
