import { isPlainKey } from '@storefront/shared/store';

/** What keys do on every page. */
export type SiteAction = 'palette' | 'sheet' | 'search' | 'domains' | 'cart';

/** In the order in which the sheet of keyboard shortcuts lists them. */
export const SITE_KEYS: readonly {
  readonly keys: readonly string[];
  readonly does: string;
  readonly alone: boolean;
}[] = [
  { keys: ['Ctrl', 'K'], does: 'Go to a place or do something, by a few letters', alone: false },
  { keys: ['/'], does: 'Search a name', alone: true },
  { keys: ['g', 'd'], does: 'Your domains', alone: true },
  { keys: ['g', 'c'], does: 'Cart', alone: true },
  { keys: ['?'], does: 'This list', alone: true },
];

/** Keys of the results page, which brings them itself. */
export const RESULT_KEYS: typeof SITE_KEYS = [
  { keys: ['j'], does: 'Next result', alone: true },
  { keys: ['k'], does: 'Result before', alone: true },
  { keys: ['a'], does: 'Add the name', alone: true },
  { keys: ['u'], does: 'Take it back', alone: true },
];

const ALONE: Readonly<Record<string, SiteAction>> = { '/': 'search', '?': 'sheet' };
const AFTER_G: Readonly<Record<string, SiteAction>> = { d: 'domains', c: 'cart' };

/** How long the second key of a pair is waited for, in milliseconds. */
const PAIR_MS = 1500;

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'timeStamp' | 'repeat'
>;

/**
 * Reads key presses one after the other and gives the action that each completes, if any. `alone` says whether keys may act
 * without Ctrl or Command.
 */
export function keyReader(): (event: Pressed, target: EventTarget | null, alone: boolean) => SiteAction | undefined {
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
