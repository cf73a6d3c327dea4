import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { Message, Translate } from '../../i18n';
import * as messages from './messages';

/**
 * Maps the English texts of the contract's rules, which programs read too, to the messages with the same English text. Rules of a single
 * form have that form's messages, in the page's language.
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

/** Translates the text of a contract rule into the page's language; any other text is returned unchanged. */
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

/** Translates the errors of a form into the page's language. */
export function inPageLanguage<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  t: Translate,
): FieldErrors<Values> {
  const translate = (node: ErrorNode): ErrorNode =>
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === 'message' && typeof value === 'string') return [key, fieldProblem(value, t)];
        // A leaf has its DOM element in `ref`, which is not part of the tree.
        return [
          key,
          key !== 'ref' && typeof value === 'object' && value !== null ? translate(value as ErrorNode) : value,
        ];
      }),
    );
  return translate(errors as ErrorNode) as FieldErrors<Values>;
}
