// The catalogues: `<package>/messages/<language>.json`, by folder of `src` and key. What stands in them is written once more, compiled
// and typed, into the `messages.ts` of that folder, which is what components import.
import { existsSync, readFileSync } from 'node:fs';
import { compileMessage } from './compile-message.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

/** Where messages are said. A text of `shared` is in the catalogue of `shared`, whoever shows it. */
export const PACKAGES = ['host', 'shared', ...REMOTE_FOLDERS].filter((name) =>
  existsSync(fromRoot(name, 'messages/en.json')),
);

/** @returns {Record<string, Record<string, string | { message: string, note: string }>>} by folder of `src` and key */
export const readCatalogue = (packageName, language = 'en') =>
  JSON.parse(readFileSync(fromRoot(packageName, 'messages', `${language}.json`), 'utf8'));

export const textOf = (entry) => (typeof entry === 'string' ? entry : entry.message);

/** Where the messages of a folder go, from the root. */
export const moduleOf = (packageName, folder) => `${packageName}/src/${folder}/messages.ts`;

/**
 * The `messages.ts` of a folder, as TypeScript that is not formatted yet.
 * @param {(id: string) => string | number} [idOf] another id for each message
 * @throws where a message is not ICU MessageFormat
 */
export function sourceOf(packageName, folder, messages, idOf = (id) => id) {
  const compiled = Object.entries(messages).map(([key, entry]) => {
    try {
      return { key, ...compileMessage(textOf(entry)) };
    } catch (error) {
      throw new Error(`${packageName}/messages/en.json: ${folder}, ${key}: ${error.message}`);
    }
  });
  const i18n = packageName === 'shared' ? `${'../'.repeat(folder.split('/').length)}i18n` : '@storefront/shared/i18n';
  const hasTags = compiled.some(({ types }) => Object.values(types).includes('Tag'));
  return [
    `// Written by tools/messages/generate.mjs. The texts are in ${packageName}/messages/en.json.`,
    `import type { ${hasTags ? 'Message, Tag' : 'Message'} } from '${i18n}';`,
    ...compiled.map(({ key, types, data }) => {
      const params = Object.entries(types).map(([name, type]) => `${name}: ${type}`);
      const takes = params.length > 0 ? `<{ ${params.join('; ')} }>` : '';
      return `export const ${key}: Message${takes} = ${JSON.stringify([idOf(`${packageName}/${folder}/${key}`), data])};`;
    }),
    '',
  ].join('\n');
}
