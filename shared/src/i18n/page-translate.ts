import type { Translate } from './message';
import { translator } from './translator';

let translate = translator('en');

/** Sets the page's language, once, before the first message. Never called on a server, which serves all languages. */
export function setPageTranslate(t: Translate): void {
  translate = t;
}

/** Formats messages outside of components, as in a notice of the cart; components use `useTranslate`. */
export const pageTranslate = (): Translate => translate;
