import type { Translate } from './message';
import { translator } from './translator';

let translate = translator('en');

/** Sets the page's language, once, before the first message. Never called on a server, which serves all languages. */
export function setPageTranslate(t: Translate): void {
  translate = t;
}

/** Returns the `Translate` of the page, for code outside components, such as notices of the cart. Components use `useTranslate`. */
export const pageTranslate = (): Translate => translate;
