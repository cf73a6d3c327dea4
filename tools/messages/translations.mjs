// The translations in a build: the messages of its own catalogue and of that of `shared`, by the IDs under which they ship.
import { PACKAGES, readCatalogue, readDeclared, getText } from './catalogue.mjs';
import { compileMessage } from './compile-message.mjs';
import { pseudo } from './pseudo.mjs';
import { requireTool } from '../lib/paths.mjs';

const { PSEUDO_LANGUAGE } = requireTool('./messages/languages.cjs');

/**
 * Lists the messages that a module uses, as `mfe-account/features/orders/found`.
 * @param {{ directory: string, keys?: Iterable<string> }} said directory as `mfe-account/src/features/orders`; without keys all of its
 * messages
 */
export function listNames({ directory, keys }) {
  const [packageName, , ...rest] = directory.split('/');
  const folder = rest.join('/');
  return [...(keys ?? Object.keys(readCatalogue(packageName)[folder]))].map((key) => `${packageName}/${folder}/${key}`);
}

/** Packages whose messages a build can use. */
const listCatalogues = (builder) => PACKAGES.filter((name) => name === builder || name === 'shared');

/**
 * Maps messages to the IDs under which they ship. The host's IDs are numbers, because every page carries most of them; those of a remote
 * have its name as a prefix, so that several packages can share one table. A release and its translations are built together.
 * @param {string} builder package that is built
 * @returns {Map<string, string | number>} by `package/folder/key`
 */
export function listIds(builder) {
  const prefix = builder === 'host' ? undefined : builder.replace(/^mfe-/, '');
  const all = listCatalogues(builder).flatMap((packageName) =>
    Object.entries(readCatalogue(packageName)).flatMap(([folder, messages]) =>
      Object.keys(messages).map((key) => `${packageName}/${folder}/${key}`),
    ),
  );
  return new Map(all.map((id, index) => [id, prefix ? `${prefix}${index}` : index]));
}

/** Reads and compiles a message in a language; `undefined` if it is not translated. */
function readMessage(name, language) {
  const [packageName, ...rest] = name.split('/');
  const [folder, key] = [rest.slice(0, -1).join('/'), rest.at(-1)];
  if (language === PSEUDO_LANGUAGE)
    return pseudo(compileMessage(getText(readCatalogue(packageName)[folder][key])).data);
  const text = readCatalogue(packageName, language)[folder]?.[key];
  return text === undefined ? undefined : compileMessage(text).data;
}

/**
 * Returns the messages of a build in a language.
 * @param {ReadonlySet<string>} [names] of the messages to include, such as `host/layout/skip`; all by default
 * @returns {Map<string | number, unknown>} compiled messages by ID, those of one folder in sequence
 */
export function readTranslations(builder, language, names) {
  const translated = [...listIds(builder)]
    .filter(([name]) => names?.has(name) ?? true)
    .map(([name, id]) => [id, readMessage(name, language)]);
  return new Map(translated.filter(([, message]) => message !== undefined));
}

/** Splits an ID into its prefix and its number. */
function splitId(id) {
  const [, prefix, number] = /^(\D*)(\d+)$/.exec(id);
  return [prefix, Number(number)];
}

/** Formats a value as JavaScript, in which keys need no quotes. */
const asSource = (value) => JSON.stringify(value).replace(/(?<=[{,])"([A-Za-z_]\w*)":/g, '$1:');

/**
 * Returns a script that adds messages and documents to a table. To save a tenth of its size, consecutive messages have only the ID of the
 * first one.
 * @param {string} table name of the table, which the first script creates
 * @param {ReadonlyMap<string | number, unknown>} messages by ID
 * @param {Record<string, object>} [documents] by ID
 */
export function writeTable(table, messages, documents = {}) {
  const runs = [];
  let prefix = '';
  for (const [id, message] of messages) {
    const [before, number] = splitId(id);
    const last = runs.at(-1);
    if (last && last[0] + last.length - 1 === number) last.push(message);
    else runs.push([number, message]);
    prefix = before;
  }
  const entries = Object.entries(documents).map(
    ([id, document]) => `(self.${table}??={})[${JSON.stringify(id)}]=${JSON.stringify(document)}`,
  );
  if (runs.length > 0)
    entries.unshift(
      `for(let[i,...r]of${asSource(runs)})for(let m of r)(self.${table}??={})[${JSON.stringify(prefix)}+i++]=m`,
    );
  return entries.join(';');
}

/** Returns the declared texts of a build in a language, by their English. @returns {Record<string, string>} */
export function declaredTexts(builder, language) {
  if (language !== PSEUDO_LANGUAGE) return readDeclared(builder, language);
  return Object.fromEntries(Object.keys(readDeclared(builder)).map((text) => [text, pseudo(text).join('')]));
}
