import type { CartItem } from '../domain/cart-item';
import { toUnicode } from '../domain/to-unicode';
import { pageTranslate } from '../i18n';
import { dismiss, notify } from '../notices';
import { store } from '../store';
import { changeLines } from './cart-store';
import * as messages from './messages';
import { removalsAtom, type Removal } from './removals';
import { repriceSoon } from './reprice';

function putBack(removal: Removal): void {
  store.set(removalsAtom, (before) => before.filter((one) => one !== removal));
  dismiss(removal.notice);
  const byDomain = new Map(removal.lines.map((line) => [line.domain, line]));
  // A domain that was added again in the meantime is left as it is, unless one of several units was removed.
  changeLines(
    [...byDomain.keys()],
    (line, domain) => {
      const removed = byDomain.get(domain);
      if (!removed) return undefined;
      return line === undefined || removed.quantity > line.quantity ? { ...removed, priced: 'checking' } : undefined;
    },
    'return',
  );
  repriceSoon([...byDomain.keys()]);
}

/**
 * Stores lines as they were before a removal, shows a notice and offers to undo it (CT-12).
 * @param elsewhere whether it was done on another device
 */
export function offerUndo(lines: readonly CartItem[], elsewhere = false): void {
  const [only] = lines;
  if (!only) return;
  const t = pageTranslate();
  const text =
    lines.length === 1
      ? t(elsewhere ? messages.leftElsewhere : messages.left, { domain: toUnicode(only.domain) })
      : t(elsewhere ? messages.namesLeftElsewhere : messages.leftNames, { count: lines.length });
  const removal: Removal = {
    lines,
    notice: notify({ tone: 'info', text, action: { label: t(messages.undo), run: () => putBack(removal) } }),
  };
  store.set(removalsAtom, (before) => [...before, removal]);
}

/** Undoes the last removal (CT-12); does nothing if there is none. */
export function undo(): void {
  const last = store.get(removalsAtom).at(-1);
  if (last) putBack(last);
}

/** Clears the removals that could be undone, for example when another person may use this browser. */
export function forgetRemovals(): void {
  store.set(removalsAtom, []);
}
