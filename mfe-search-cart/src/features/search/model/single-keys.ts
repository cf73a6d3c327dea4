import { isPlainKey } from '@storefront/shared/store';

export type ResultKey = 'next' | 'previous' | 'add' | 'undo';

/** The action of each key. */
export const RESULT_KEYS: Readonly<Record<string, ResultKey>> = { j: 'next', k: 'previous', a: 'add', u: 'undo' };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'>;

/** Returns the action of a key press; undefined if the key has none or is not pressed alone. */
export function resultKey(event: Pressed, target: EventTarget | null): ResultKey | undefined {
  return isPlainKey(event, target) && Object.hasOwn(RESULT_KEYS, event.key) ? RESULT_KEYS[event.key] : undefined;
}
