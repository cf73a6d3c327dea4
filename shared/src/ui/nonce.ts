import { setNonce } from 'get-nonce';

/*
 * The scroll lock under dialogs and menus inserts a <style>. The content security policy accepts it only with the document's nonce; without
 * it, the page behind the dialog would scroll. Browsers hide the attribute's value, so the property is read:
 * https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes
 */
if (typeof document !== 'undefined') {
  const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
