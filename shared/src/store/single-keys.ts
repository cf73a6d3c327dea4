import { storedAtom } from './stored-atom';

/** Whether keys act alone, without Ctrl or Alt; a person can switch that off (WCAG 2.1.4), and the choice is kept. */
export const singleKeysAtom = storedAtom<boolean>({
  key: 'single-keys',
  version: 1,
  empty: true,
  schema: { safeParse: (value) => (typeof value === 'boolean' ? { success: true, data: value } : { success: false }) },
});

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'>;

const TEXT_FIELD =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable=true]';

/** Whether a key press may act alone: with a modifier, while a word is composed or in a field a letter is a letter. */
export function isPlainKey(event: Pressed, target: EventTarget | null): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TEXT_FIELD));
}
