import type { Translate } from './message';
import { translator } from './translator';

let translate = translator('en');

/** Says in which language the page is, once, before anything is said. On a server, which serves all of them, nobody does. */
export function setPageTranslate(t: Translate): void {
  translate = t;
}

/** Says messages in the language of the page where there is no component, as in a notice of the cart; components have `useTranslate`. */
export const pageTranslate = (): Translate => translate;
