// Translations of the operator's texts (`host/src/brand`): `languages/<language>/help.json` for `pages/help.json`. They ship whole, in the
// table of messages, under the ID that `host/src/brand/in-language.ts` looks up.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const BRAND = 'host/src/brand';

/** The path of each English document from the root, by ID. @returns {Record<string, string>} */
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
 * Reads the documents in a language, by ID, without untranslated ones.
 * @param {readonly string[]} [wanted] paths of their English, from the root; all by default
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
