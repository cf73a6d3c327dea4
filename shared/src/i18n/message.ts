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
  /** BCP 47. */
  readonly language: string;
}
