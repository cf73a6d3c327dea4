import type { ReactNode } from 'react';
import type { Message } from '../message-format';

/** What a tag of a message becomes: gets the words between its ends. */
export type Tag = (words: ReactNode) => ReactNode;

type Said<Params> = Extract<Params[keyof Params], Tag> extends never ? string : ReactNode;

/** Says a message in the language of the page. Text comes out as a string, a message with tags as something to render. */
export interface Translate {
  <Params>(
    message: Message<Params>,
    ...params: keyof Params extends never ? [] : [params: NoInfer<Params>]
  ): Said<Params>;
  /**
   * A document that is translated whole, such as a page of the help: gives the one in the language of the page, or the English that it was
   * given where nobody has translated it.
   * @param id under which the translation ships
   */
  document<Document extends object>(id: string, english: Document): Document;
  /** BCP 47. */
  readonly language: string;
}
