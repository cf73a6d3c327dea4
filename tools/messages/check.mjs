// Prints problems of the catalogues, one per line: `node tools/messages/check.mjs`.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';
import { PACKAGES, getModulePath, readCatalogue, readDeclared, getText, translatedInto } from './catalogue.mjs';
import { compileMessage } from './compile-message.mjs';

/** At most three words in camel case: keys are part of what is sent to browsers. */
const KEY = /^[a-z]+(?:[A-Z][a-z]*){0,2}$/;

/** A code of the contract, which is the key of its message. */
const CODE = /^(?:[a-z]+(?:_[a-z0-9]+)*|PGRST\d{3})$/;
const isOfCodes = (packageName, folder) => packageName === 'shared' && /^(?:errors|problems|questions)\b/.test(folder);

/** The CLDR categories of whole numbers in a language; millions in French and Spanish have `other` as well. */
function listPlurals(language, type) {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((category) => category !== 'many' || !['fr', 'es'].includes(language));
}

/**
 * Lists the problems of one message.
 * @param {string} text ICU MessageFormat
 * @param {string} [english] the message that it translates
 * @returns {string[]}
 */
export function messageProblems(text, language, english) {
  let message;
  try {
    message = compileMessage(text);
  } catch (error) {
    return [error.message];
  }
  const problems = [];
  if (message.texts.some((piece) => piece.includes('#')))
    problems.push('has a # outside of a plural: put the plural inside the select');
  for (const { ordinal, categories } of message.plurals) {
    const missing = listPlurals(language, ordinal ? 'ordinal' : 'cardinal').filter(
      (each) => !categories.includes(each),
    );
    if (missing.length > 0) problems.push(`has no plural for ${missing.join(', ')}`);
  }
  if (english !== undefined) {
    const [wanted, found] = [english, text].map((each) => Object.entries(compileMessage(each).types).sort().join('; '));
    if (wanted !== found) problems.push(`takes ${found || 'nothing'}, the English ${wanted || 'nothing'}`);
  }
  return problems;
}

/** Lists unused messages of a folder. @param {string} sources code that uses them, `messages;` if it passes all of them on */
export const unusedKeys = (keys, sources) =>
  sources.includes('messages;') ? [] : keys.filter((key) => !new RegExp(`\\bmessages\\.${key}\\b`).test(sources));

/** Returns how the sources of a package use the messages of a folder, as `messages.<key>` under any import name. */
function getMessage(packageName, folder, files) {
  const sources = files.filter(
    (file) => file.startsWith(`${packageName}/src/`) && /\.tsx?$/.test(file) && !/\.test\.|\/messages\.ts$/.test(file),
  );
  return sources
    .flatMap((file) => {
      const source = readFileSync(fromRoot(file), 'utf8');
      return [...source.matchAll(/import \* as (\w+) from '((?:\.\.?\/)+(?:[\w-]+\/)*)messages'/g)]
        .filter(
          ([, , path]) =>
            new URL(`${path}messages.ts`, `file:///${file}`).pathname === `/${getModulePath(packageName, folder)}`,
        )
        .flatMap(([, name]) => [...source.matchAll(new RegExp(`\\b${name}(\\.\\w+|;)`, 'g'))]);
    })
    .map(([, what]) => `messages${what}`)
    .join('\n');
}

function* englishProblems(packageName, files) {
  for (const [folder, messages] of Object.entries(readCatalogue(packageName))) {
    const place = `${packageName}/messages/en.json, ${folder}`;
    if (!existsSync(fromRoot(packageName, 'src', folder))) yield `${place}: there is no such folder in src`;
    for (const [key, entry] of Object.entries(messages)) {
      if (!(isOfCodes(packageName, folder) ? CODE : KEY).test(key))
        yield `${place}, ${key}: a key is one to three words in camelCase, or the code of an error`;
      for (const problem of messageProblems(getText(entry), 'en')) yield `${place}, ${key}: ${problem}`;
    }
    for (const key of unusedKeys(Object.keys(messages), getMessage(packageName, folder, files)))
      yield `${place}, ${key}: nothing says it`;
  }
}

function* translationProblems(packageName, language) {
  const english = { declared: readDeclared(packageName), ...readCatalogue(packageName) };
  const translated = { declared: readDeclared(packageName, language), ...readCatalogue(packageName, language) };
  for (const folder of new Set([...Object.keys(english), ...Object.keys(translated)])) {
    const [wanted, found] = [english[folder] ?? {}, translated[folder] ?? {}];
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      const place = `${packageName}/messages/${language}.json, ${folder}, ${key}`;
      if (!(key in wanted)) yield `${place}: the English has no such message`;
      else if (!(key in found)) yield `${place}: is missing`;
      else
        for (const problem of messageProblems(found[key], language, getText(wanted[key]))) yield `${place}: ${problem}`;
    }
  }
}

/** Lists the problems of the catalogues of all packages. @returns {string[]} */
export function catalogueProblems() {
  const files = trackedFiles();
  return PACKAGES.flatMap((packageName) => [
    ...englishProblems(packageName, files),
    ...translatedInto(packageName).flatMap((language) => [...translationProblems(packageName, language)]),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = catalogueProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
