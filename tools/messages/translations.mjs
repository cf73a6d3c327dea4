// What a build says in other languages: the messages of its own catalogue and of that of `shared`, by the ids under which they ship.
import { PACKAGES, readCatalogue, readDeclared, getText } from './catalogue.mjs';
import { compileMessage } from './compile-message.mjs';
import { pseudo } from './pseudo.mjs';
import { requireTool } from '../lib/paths.mjs';

const { PSEUDO_LANGUAGE } = requireTool('./messages/languages.cjs');

/** `mfe-account/src/features/orders` → package and folder of `src`. */
function getPlace(directory) {
  const [packageName, , ...rest] = directory.split('/');
  return { packageName, folder: rest.join('/') };
}

/** Packages whose messages a build can say. */
const listCatalogues = (builder) => PACKAGES.filter((name) => name === builder || name === 'shared');

/**
 * Message → the id under which it ships. The host's are numbers, as every page carries most of them; those of a remote say whose they
 * are, so that releases of several packages can be translated in one table. A release and its translations are built together.
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

/**
 * What a build says in a language.
 * @param {readonly string[]} directories whose messages are wanted, as `host/src/layout`; those of other packages are left out
 * @returns {Record<string, unknown>} compiled messages by id
 */
export function readTranslations(builder, language, directories) {
  const ids = listIds(builder);
  return Object.fromEntries(
    directories.map(getPlace).flatMap(({ packageName, folder }) => {
      const english = readCatalogue(packageName)[folder];
      const translated = language === PSEUDO_LANGUAGE ? english : (readCatalogue(packageName, language)[folder] ?? {});
      return Object.keys(english).flatMap((key) => {
        const id = ids.get(`${packageName}/${folder}/${key}`);
        if (id === undefined || translated[key] === undefined) return [];
        const { data } = compileMessage(getText(translated[key]));
        return [[id, language === PSEUDO_LANGUAGE ? pseudo(data) : data]];
      });
    }),
  );
}

/** What a build declares in a language, by its English. @returns {Record<string, string>} */
export function declaredTexts(builder, language) {
  if (language !== PSEUDO_LANGUAGE) return readDeclared(builder, language);
  return Object.fromEntries(Object.keys(readDeclared(builder)).map((text) => [text, pseudo(text).join('')]));
}

/** The directories of all messages that a build can say. */
export const listDirectories = (builder) =>
  listCatalogues(builder).flatMap((packageName) =>
    Object.keys(readCatalogue(packageName)).map((folder) => `${packageName}/src/${folder}`),
  );
