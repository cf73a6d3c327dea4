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
