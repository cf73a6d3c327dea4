import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { Message, Translate } from '../../i18n';
import * as messages from './messages';

/**
 * What the rules of the contract say in English, which its programs read as well: people are shown the message that has the same
 * English. Rules of one form alone have their words from that form, in the language of the page.
 */
const PLAIN: ReadonlyMap<unknown, Message> = new Map(
  [
    messages.nameCharacters,
    messages.nameNotAddress,
    messages.enterName,
    messages.enterPassword,
    messages.enterEmail,
    messages.enterDigits,
    messages.enterCode,
    messages.giveName,
  ].map((message) => [message[1], message]),
);

/** What a rule of the contract says, in the language of the page; anything else stays as it is. */
export function fieldProblem(text: string, t: Translate): string {
  const plain = PLAIN.get(text);
  if (plain) return t(plain);
  const [, bound, count] = /^Use at (least|most) (\d+) characters$/.exec(text) ?? [];
  if (bound === 'least') return t(messages.passwordShort, { min: Number(count) });
  return bound === 'most' ? t(messages.tooLong, { max: Number(count) }) : text;
}

interface ErrorNode {
  readonly [key: string]: unknown;
}

/** The errors of a form, told in the language of the page. */
export function inPageLanguage<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  t: Translate,
): FieldErrors<Values> {
  const said = (node: ErrorNode): ErrorNode =>
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === 'message' && typeof value === 'string') return [key, fieldProblem(value, t)];
        // A leaf holds its DOM element in `ref`; that is not a part of the tree.
        return [key, key !== 'ref' && typeof value === 'object' && value !== null ? said(value as ErrorNode) : value];
      }),
    );
  return said(errors as ErrorNode) as FieldErrors<Values>;
}
