import type { NoParams } from '../contract/coded';

type KeyOf<Params> = Params extends unknown ? keyof Params : never;
type ValueOf<Params, Key> = Params extends unknown
  ? Key extends keyof Params
    ? Exclude<Params[Key], undefined>
    : never
  : never;
type AsText<Value> = Value extends readonly string[] ? string : Value;

/**
 * What the message of a code may name: the parameters that the code has in any case, lists and times as text, how many the list has, and
 * what the server itself says, where only it can tell. `shared/failures` makes them of what the server answers.
 */
export type SaidWith<Params> = { readonly said: string; readonly count: number } & ([Params] extends [NoParams]
  ? unknown
  : { readonly [Key in KeyOf<Params>]: AsText<ValueOf<Params, Key>> });
