import { storedAtom } from './stored-atom';

/** Whether single keys, without Ctrl or Alt, act as shortcuts. Can be switched off (WCAG 2.1.4); the choice is stored. */
export const singleKeysAtom = storedAtom<boolean>({
  key: 'single-keys',
  version: 1,
  empty: true,
  schema: { safeParse: (value) => (typeof value === 'boolean' ? { success: true, data: value } : { success: false }) },
});

type PressedKey = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'>;

const TEXT_FIELD =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable=true]';

/** Whether a key press may act as a shortcut: not with a modifier, during composition or in a text field. */
export function isPlainKey(event: PressedKey, target: EventTarget | null): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TEXT_FIELD));
}
