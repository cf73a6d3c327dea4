// The languages that a build speaks beside English: those that have a catalogue in every package that has one in English.
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('../federation/packages.cjs');

/** English as no catalogue has it, made from the English (pseudo.mjs): builds for tests speak it as well. */
const PSEUDO_LANGUAGE = 'en-XA';

/** Packages for the shop's own people, who read English. */
const ENGLISH_ONLY = ['desk'];

/** Languages of which a package has a catalogue, `de` for `messages/de.json`. */
const cataloguesIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/**
 * The languages that every package of this checkout has been translated into, in alphabetical order.
 * @param {string} [root]
 * @param {string | undefined} [pseudo] `true` adds the pseudo-locale; the setting PSEUDO_LOCALE unless given
 * @returns {string[]}
 */
function translatedLanguages(root = ROOT, pseudo = process.env.PSEUDO_LOCALE) {
  const all = fs
    .readdirSync(root)
    .filter((folder) => !ENGLISH_ONLY.includes(folder))
    .map((folder) => path.join(root, folder, 'messages'))
    .filter((folder) => fs.existsSync(path.join(folder, 'en.json')))
    .map(cataloguesIn);
  const [first = []] = all;
  const complete = first.filter((language) => language !== 'en' && all.every((some) => some.includes(language))).sort();
  return pseudo === 'true' ? [...complete, PSEUDO_LANGUAGE] : complete;
}

module.exports = { ENGLISH_ONLY, PSEUDO_LANGUAGE, translatedLanguages };
