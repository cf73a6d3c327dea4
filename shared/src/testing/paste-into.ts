import type { UserEvent } from '@testing-library/user-event';

/**
 * Pastes a text into a field as one change. Typing renders the page once per letter, which is slow; use it only if the test is about
 * typing.
 */
export async function pasteInto(user: Pick<UserEvent, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
