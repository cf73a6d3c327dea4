import type { Message } from '@storefront/shared/i18n';
import { isPlainKey } from '@storefront/shared/store';
import * as messages from './messages';

/** Actions of the shortcuts on every page. */
export type SiteAction = 'palette' | 'sheet' | 'search' | 'domains' | 'cart';

/** In the order in which the sheet of keyboard shortcuts lists them. */
export const SITE_KEYS: readonly {
  readonly keys: readonly string[];
  readonly does: Message;
  readonly alone: boolean;
}[] = [
  { keys: ['Ctrl', 'K'], does: messages.keyPalette, alone: false },
  { keys: ['/'], does: messages.keySearch, alone: true },
  { keys: ['g', 'd'], does: messages.keyDomains, alone: true },
  { keys: ['g', 'c'], does: messages.cart, alone: true },
  { keys: ['?'], does: messages.keyList, alone: true },
];

/** Shortcuts of the results page, which handles them itself. */
export const RESULT_KEYS: typeof SITE_KEYS = [
  { keys: ['j'], does: messages.keyNext, alone: true },
  { keys: ['k'], does: messages.keyBefore, alone: true },
  { keys: ['a'], does: messages.keyAdd, alone: true },
  { keys: ['u'], does: messages.keyRemove, alone: true },
];

const ALONE: Readonly<Record<string, SiteAction>> = { '/': 'search', '?': 'sheet' };
const AFTER_G: Readonly<Record<string, SiteAction>> = { d: 'domains', c: 'cart' };

/** How long to wait for the second key of a pair. Milliseconds. */
const PAIR_MS = 1500;

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'timeStamp' | 'repeat'
>;

/**
 * Returns a function that reads key presses in order and returns the action that each completes, if any. `alone` allows shortcuts without
 * Ctrl or Command.
 */
export function keyReader(): (event: PressedKey, target: EventTarget | null, alone: boolean) => SiteAction | undefined {
  let g: number | undefined;

  return (event, target, alone) => {
    const begun = g;
    g = undefined;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (command && event.key.toLowerCase() === 'k' && !event.defaultPrevented && !event.repeat) return 'palette';
    if (!alone || event.repeat || !isPlainKey(event, target)) return undefined;
    if (begun !== undefined && event.timeStamp - begun <= PAIR_MS && Object.hasOwn(AFTER_G, event.key))
      return AFTER_G[event.key];
    if (event.key === 'g') g = event.timeStamp;
    return Object.hasOwn(ALONE, event.key) ? ALONE[event.key] : undefined;
  };
}
