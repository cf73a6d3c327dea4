/** A compiled ICU message, in the format of icu-minify. */
export type Compiled = string | readonly unknown[];

/**
 * A message of a catalogue, as written by tools/messages/generate.mjs: its id, by which translations are found, and the English text,
 * bundled with the code that uses it. The third element never exists: it types the message's parameters.
 */
export type Message<Params = unknown> = readonly [
  id: string | number,
  english: Compiled,
  takes?: (params: Params) => void,
];
