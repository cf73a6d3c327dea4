import type { ReactNode } from 'react';

/** What a tag of a message becomes: gets the words between its ends. */
export type Tag = (words: ReactNode) => ReactNode;

/** An ICU message in the form in which icu-minify reads it. */
export type Compiled = string | readonly unknown[];

/**
 * A message of a catalogue, as tools/messages/generate.mjs writes it: its id, by which translations are found, and the English, which
 * travels with the code that says it. The third is never there: it tells the compiler what parameters the message takes.
 */
export type Message<Params = unknown> = readonly [
  id: string | number,
  english: Compiled,
  takes?: (params: Params) => void,
];

type Said<Params> = Extract<Params[keyof Params], Tag> extends never ? string : ReactNode;

/** Says a message in the language of the page. Text comes out as a string, a message with tags as something to render. */
export interface Translate {
  <Params>(
    message: Message<Params>,
    ...params: keyof Params extends never ? [] : [params: NoInfer<Params>]
  ): Said<Params>;
  /** BCP 47. */
  readonly language: string;
}
