// What an operator writes (`host/src/brand`), in other languages: `languages/<language>/help.json` for `pages/help.json`. It ships whole, in
// the table of messages, under the id that `host/src/brand/in-language.ts` looks for.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const BRAND = 'host/src/brand';

/** The English of every document, from the root, by its id. @returns {Record<string, string>} */
export const englishDocuments = () => ({
  'brand/brand': `${BRAND}/brand.json`,
  ...Object.fromEntries(
    readdirSync(fromRoot(BRAND, 'pages')).map((file) => [
      `brand/${file.replace('.json', '')}`,
      `${BRAND}/pages/${file}`,
    ]),
  ),
});

/**
 * The documents in a language, by id; without those that nobody has translated.
 * @param {readonly string[]} [wanted] their English, from the root; all of them unless given
 * @returns {Record<string, object>}
 */
export const readDocuments = (language, wanted) =>
  Object.fromEntries(
    Object.entries(englishDocuments()).flatMap(([id, english]) => {
      const file = fromRoot(BRAND, 'languages', language, `${id.replace('brand/', '')}.json`);
      return (wanted?.includes(english) ?? true) && existsSync(file)
        ? [[id, JSON.parse(readFileSync(file, 'utf8'))]]
        : [];
    }),
  );
