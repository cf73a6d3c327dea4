import type { NoParams } from '../contract/coded';

type KeyOf<Params> = Params extends unknown ? keyof Params : never;
type ValueOf<Params, Key> = Params extends unknown
  ? Key extends keyof Params
    ? Exclude<Params[Key], undefined>
    : never
  : never;
type AsText<Value> = Value extends readonly string[] ? string : Value;

/**
 * The parameters that a code's message may use: those that the code always has, with lists and times as text; the length of the list; and
 * the server's own text, for facts that only the server has. `shared/failures` builds them from the server's response.
 */
export type MessageParams<Params> = { readonly text: string; readonly count: number } & ([Params] extends [NoParams]
  ? unknown
  : { readonly [Key in KeyOf<Params>]: AsText<ValueOf<Params, Key>> });
