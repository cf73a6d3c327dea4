// The catalogues: `<package>/messages/<language>.json`, by folder of `src` and key. What stands in them is written once more, compiled
// and typed, into the `messages.ts` of that folder, which is what components import.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { compileMessage } from './compile-message.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { ENGLISH_ONLY } = requireTool('./messages/languages.cjs');
const { REMOTES, REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

/** Where messages are said. A text of `shared` is in the catalogue of `shared`, whoever shows it. */
export const PACKAGES = ['host', 'shared', ...REMOTE_FOLDERS, 'backend', ...ENGLISH_ONLY].filter((name) =>
  existsSync(fromRoot(name, 'messages/en.json')),
);

/** File → what it says, and the state of the file it was read in. */
const read = new Map();

/** A build asks for all catalogues with each folder that says something: each is read once, and again when it was edited. */
function readFile(packageName, language) {
  const file = fromRoot(packageName, 'messages', `${language}.json`);
  const { mtimeMs, size } = statSync(file);
  const known = read.get(file);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.says;
  const says = JSON.parse(readFileSync(file, 'utf8'));
  read.set(file, { mtimeMs, size, says });
  return says;
}

/** @returns {Record<string, Record<string, string | { message: string, note: string }>>} by folder of `src` and key */
export function readCatalogue(packageName, language = 'en') {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- named only to leave it out of the rest
  const { declared, ...folders } = readFile(packageName, language);
  return folders;
}

/**
 * What a package declares instead of saying it: titles and descriptions of pages, and places of the navigation. The English of a remote is in its
 * `remote.json`, which an older host has to understand; so they are plain text, and found by their English.
 * @returns {Record<string, string>}
 */
export function readDeclared(packageName, language = 'en') {
  const remote = REMOTES.find(({ folder }) => folder === packageName);
  if (!remote || language !== 'en') return readFile(packageName, language).declared ?? {};
  const texts = [
    ...remote.pages.flatMap(({ title, description, loadingText }) => [title, description, loadingText]),
    ...remote.navigation.map(({ label }) => label),
  ];
  return Object.fromEntries(texts.filter((text) => text !== undefined).map((text) => [text, text]));
}

export const getText = (entry) => (typeof entry === 'string' ? entry : entry.message);

/** Where the messages of a folder go, from the root. */
export const getModulePath = (packageName, folder) => `${packageName}/src/${folder}/messages.ts`;

/** Where a `messages.ts` has its types from. */
function getTypes(packageName, folder) {
  if (packageName === 'shared') return `${'../'.repeat(folder.split('/').length)}i18n`;
  return packageName === 'backend' ? '@storefront/shared/message-format' : '@storefront/shared/i18n';
}

/**
 * The `messages.ts` of a folder, as TypeScript that is not formatted yet.
 * @param {(id: string) => string | number} [toId] another id for each message
 * @throws where a message is not ICU MessageFormat
 */
export function writeSource(packageName, folder, messages, toId = (id) => id) {
  const compiled = Object.entries(messages).map(([key, entry]) => {
    try {
      return { key, ...compileMessage(getText(entry)) };
    } catch (error) {
      throw new Error(`${packageName}/messages/en.json: ${folder}, ${key}: ${error.message}`);
    }
  });
  const hasTags = compiled.some(({ types }) => Object.values(types).includes('Tag'));
  if (hasTags && packageName === 'backend')
    throw new Error(`${packageName}/messages/en.json: ${folder}: text has no tags`);
  return [
    `// Written by tools/messages/generate.mjs. The texts are in ${packageName}/messages/en.json.`,
    `import type { ${hasTags ? 'Message, Tag' : 'Message'} } from '${getTypes(packageName, folder)}';`,
    ...compiled.map(({ key, types, data }) => {
      const params = Object.entries(types).map(([name, type]) => `${name}: ${type}`);
      const takes = params.length > 0 ? `<{ ${params.join('; ')} }>` : '';
      return `export const ${key}: Message${takes} = ${JSON.stringify([toId(`${packageName}/${folder}/${key}`), data])};`;
    }),
    '',
  ].join('\n');
}

/** The languages other than English that a package has a catalogue in. */
export const translatedInto = (packageName) =>
  readdirSync(fromRoot(packageName, 'messages'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((language) => language !== 'en')
    .sort();

/** Where the translations of the backend go, which says all of its messages in one process. */
export const TRANSLATIONS = 'backend/src/core/translations.ts';

/** What the backend says in a language, compiled, by id: its own messages, and what registries ask. @returns {Record<string, unknown>} */
export function backendMessages(language) {
  const compiled = (packageName, folder, messages) =>
    Object.entries(messages).map(([key, entry]) => [
      `${packageName}/${folder}/${key}`,
      compileMessage(getText(entry)).data,
    ]);
  return Object.fromEntries([
    ...Object.entries(readCatalogue('backend', language)).flatMap((one) => compiled('backend', ...one)),
    ...compiled('shared', 'questions', readCatalogue('shared', language).questions),
  ]);
}

/** What the backend says in other languages, as TypeScript that is not formatted yet. */
export function translationsSource() {
  const languages = translatedInto('backend').map(
    (language) => `${JSON.stringify(language)}: ${JSON.stringify(backendMessages(language))},`,
  );
  return [
    '// Written by tools/messages/generate.mjs. The texts are in backend/messages.',
    "import type { Language } from '@storefront/shared/contract';",
    "import type { Compiled } from '@storefront/shared/message-format';",
    '/** The messages of each language that has a catalogue, by their ids. */',
    `export const TRANSLATIONS: { readonly [Spoken in Language]?: Readonly<Record<string, Compiled>> } = {${languages.join('')}};`,
    '',
  ].join('\n');
}
