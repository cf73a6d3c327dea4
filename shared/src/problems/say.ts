import { toUnicode } from '../domain/to-unicode';
import type { Message } from '../message-format';

/** Formats a message as text: `t` of a page, or of a locale of the backend. */
export type SayText = (message: Message, params?: Readonly<Record<string, unknown>>) => string;

/** A message for each code, using only the parameters of that code. */
export type MessagesOf<Params> = { readonly [Code in keyof Params]: Message<Params[Code]> };

/** Formats the message of a problem. Domains are shown in their own script. */
export function sayProblem<Params>(
  messages: MessagesOf<Params>,
  { code, params }: { readonly code: keyof Params; readonly params?: object },
  t: SayText,
): string {
  const { domain } = (params ?? {}) as { readonly domain?: string };
  return t(messages[code] as Message, { ...params, ...(domain !== undefined && { domain: toUnicode(domain) }) });
}
