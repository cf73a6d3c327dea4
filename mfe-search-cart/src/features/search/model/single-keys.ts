import { isPlainKey } from '@storefront/shared/store';

export type ResultKey = 'next' | 'previous' | 'add' | 'undo';

/** What each key does. */
export const RESULT_KEYS: Readonly<Record<string, ResultKey>> = { j: 'next', k: 'previous', a: 'add', u: 'undo' };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'>;

/** The action of a key press, or undefined where the key is not pressed alone or means nothing here. */
export function resultKey(event: Pressed, target: EventTarget | null): ResultKey | undefined {
  return isPlainKey(event, target) && Object.hasOwn(RESULT_KEYS, event.key) ? RESULT_KEYS[event.key] : undefined;
}
