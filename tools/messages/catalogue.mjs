// The catalogues: `<package>/messages/<language>.json`, by folder of `src` and key. They are compiled, with types, into the `messages.ts`
// of each folder, which components import.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { compileMessage } from './compile-message.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { ENGLISH_ONLY } = requireTool('./messages/languages.cjs');
const { REMOTES, REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

/** Packages with messages. A text of `shared` is in the catalogue of `shared`, whichever package shows it. */
export const PACKAGES = ['host', 'shared', ...REMOTE_FOLDERS, 'backend', ...ENGLISH_ONLY].filter((name) =>
  existsSync(fromRoot(name, 'messages/en.json')),
);

/** Maps files to their content and the state of the file when it was read. */
const read = new Map();

/** Reads a catalogue. A build requests all catalogues for each folder with messages, so each is cached until it is edited. */
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
 * Returns texts that a package declares instead of having messages: titles and descriptions of pages, and navigation labels. The English of
 * a remote is in its `remote.json`, which older hosts have to understand, so these are plain texts, looked up by their English.
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

/** The path of a folder's messages, from the root. */
export const getModulePath = (packageName, folder) => `${packageName}/src/${folder}/messages.ts`;

/** The import path of the types of a `messages.ts`. */
function getTypes(packageName, folder) {
  if (packageName === 'shared') return `${'../'.repeat(folder.split('/').length)}i18n`;
  return packageName === 'backend' ? '@storefront/shared/message-format' : '@storefront/shared/i18n';
}

/**
 * Returns the `messages.ts` of a folder as unformatted TypeScript.
 * @param {(id: string) => string | number} [toId] another ID for each message
 * @throws if a message is not ICU MessageFormat
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

/** Lists the languages other than English for which a package has a catalogue. */
export const translatedInto = (packageName) =>
  readdirSync(fromRoot(packageName, 'messages'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((language) => language !== 'en')
    .sort();

/** The file with the translations of the backend, which uses all of its languages in one process. */
export const TRANSLATIONS = 'backend/src/core/translations.json';

/**
 * Returns the backend's messages in a language, compiled, by ID: its own, and the questions of registries. @returns {Record<string,
 * unknown>}
 */
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

/** Returns the translations of the backend as JSON, with a line for each message. */
export function translationsSource() {
  const languages = translatedInto('backend').map((language) => {
    const messages = Object.entries(backendMessages(language)).map((entry) =>
      entry.map((part) => JSON.stringify(part)).join(': '),
    );
    return `${JSON.stringify(language)}: {\n${messages.join(',\n')}\n}`;
  });
  return `{\n${languages.join(',\n')}\n}\n`;
}
