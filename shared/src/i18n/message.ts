import type { ReactNode } from 'react';
import type { Message } from '../message-format';

/** Renders a tag of a message around its content. */
export type Tag = (words: ReactNode) => ReactNode;

type Said<Params> = Extract<Params[keyof Params], Tag> extends never ? string : ReactNode;

/** Formats a message in the language of the page: a string, or a React node if the message has tags. */
export interface Translate {
  <Params>(
    message: Message<Params>,
    ...params: keyof Params extends never ? [] : [params: NoInfer<Params>]
  ): Said<Params>;
  /**
   * Returns a fully translated document, such as a help page, in the language of the page, or the given English one if it is not
   * translated.
   * @param id the id of its translations
   */
  document<Document extends object>(id: string, english: Document): Document;
  /** BCP 47. */
  readonly language: string;
}
