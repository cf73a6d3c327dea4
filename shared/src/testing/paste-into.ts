import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field as one change. Typing renders the page once for each letter, which is slow and says nothing more where a test is
 * not about typing.
 */
export async function pasteInto(user: Pick<UserEvent, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
