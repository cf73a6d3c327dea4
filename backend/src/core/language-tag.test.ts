import { deriveLanguageTag } from './language-tag';

test.each([
  ['xn--bcher-kva.com', 'de'],
  ['xn--caf-dma.fr', 'fr'],
  ['xn--espaa-rta.com', 'es'],
  ['xn--e1afmkfd.com', 'ru'],
  ['xn--wgv71a119e.com', 'zh'],
  ['xn--u9ja.com', 'ja'],
  ['xn--ngbc5azd.com', 'ar'],
  ['plain.com', null],
])('the language of %s is %s', (domain, tag) => {
  expect(deriveLanguageTag(domain)).toBe(tag);
});
