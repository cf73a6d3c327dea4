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
  // A domain that was added again meanwhile is left alone, unless only one of several was removed.
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
 * Keeps removed lines and shows a notice with undo (CT-12).
 * @param elsewhere removed on another device
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

/** Restores the last removal, if there is one (CT-12). */
export function undo(): void {
  const last = store.get(removalsAtom).at(-1);
  if (last) putBack(last);
}

/** Clears what could be restored, for example when another visitor may use this browser. */
export function forgetRemovals(): void {
  store.set(removalsAtom, []);
}
