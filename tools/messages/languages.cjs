// The languages of a build in addition to English: those with a catalogue in every package that has an English one.
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('../federation/packages.cjs');

/** The pseudo-locale, created from English (pseudo.mjs); only in builds for tests. */
const PSEUDO_LANGUAGE = 'en-XA';

/** Packages for staff, in English only. */
const ENGLISH_ONLY = ['desk'];

/** Lists the languages for which a package has a catalogue: `de` for `messages/de.json`. */
const cataloguesIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

/**
 * Lists the languages that every package of this checkout is translated into, in alphabetical order.
 * @param {string} [root]
 * @param {string | undefined} [pseudo] `true` adds the pseudo-locale; the setting PSEUDO_LOCALE by default
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
