// Subsets the fonts to the characters that pages use: `node tools/brand/faces.mjs` writes `shared/src/ui/faces`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const subsetFont = requireTool('subset-font');

export const FACES = fromRoot('shared/src/ui/faces');
const PACKAGE = path.dirname(requireTool.resolve('@fontsource-variable/radio-canada/package.json'));
const FAMILY = 'Radio Canada Variable';
const MONO = path.dirname(
  requireTool.resolve('@fontsource-variable/sometype-mono/package.json', { paths: [fromRoot('shared')] }),
);
const MONO_FAMILY = 'Sometype Mono Variable';
/** The same font without its narrow widths, used while those are loading. */
const STAND_IN = 'Storefront T';

const printable = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Characters of English, German, French and Spanish, and of prices, dates and addresses. */
export const LATIN = [
  ...printable(0x20, 0x7e),
  ...'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒÁÍÑÓÚßàâäæçèéêëîïôöùûüÿœáíñóú¡¿ªº«»‹›‘’‚“”„–—•…·×÷−±°§©®™€£¥¢\u00a0\u00ad',
];
/** Characters of most domains. */
const NAMES = [...'-.…0123456789abcdefghijklmnopqrstuvwxyz'];
/** Those of most other domains, in a file of their own: with them, that of most domains would be a quarter larger. */
const ACCENTS = [...'ßàâäæçèéêëîïôöùûüœáíñóú'];

/** The weights and widths of `tokens.css`: 400 to 600, and for long names 88 and 75 per cent. */
const WEIGHTS = { min: 400, max: 600 };
const UPRIGHT = { stretch: '100%', axes: { wght: WEIGHTS, wdth: 100 } };
const NARROW = { stretch: '75% 99%', axes: { wght: WEIGHTS, wdth: { min: 75, max: 88 } } };

/** Kerning, ligatures, accents and the dollar sign of heavy weights. Tabular figures are the font's default; others are omitted. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'rvrn'];
/** The licence requires the copyright in each copy: 0 is the notice, 13 and 14 the licence. */
const NAME_IDS = [13, 14];

/** Characters that the ranges of the package name although the font does not have them: a page with one would fetch a file for nothing. */
const LACKING = new Set(['U+2191', 'U+2193']);

/** Characters of DNS records, codes, keys and names of servers. The package has the others. */
const CODE = [...printable(0x20, 0x7e), '\u00a0', '…'];

const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');

/** @returns {string} the characters as a `unicode-range` value */
function writeRange(characters) {
  const codes = [...new Set(characters.map((character) => character.codePointAt(0)))].sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(',');
}

/** Lists every character of a `unicode-range` value. */
const listCharacters = (range) =>
  range.split(',').flatMap((part) => {
    const [from, to = from] = part.slice(2).split('-');
    return printable(Number.parseInt(from, 16), Number.parseInt(to, 16));
  });

const writeRule = ({ family, stretch, weight = '300 700', file, range }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  font-stretch: ${stretch};
  src: url(./${file}) format('woff2');
  unicode-range: ${range};
}
`;

/**
 * Subsets all fonts. If several contain the same character, browsers use the last one declared.
 * @returns {Promise<Map<string, Buffer | string>>} the files of the folder by their names
 */
export async function cutFaces() {
  const named = JSON.parse(await readFile(path.join(PACKAGE, 'unicode.json'), 'utf8'));
  const ranges = Object.fromEntries(
    Object.entries(named).map(([script, range]) => [
      script,
      range
        .split(',')
        .filter((part) => !LACKING.has(part))
        .join(','),
    ]),
  );
  const rest = Object.keys(ranges).map((script) => ({
    name: `more-${script}`,
    script,
    range: ranges[script],
    characters: listCharacters(ranges[script]).filter((character) => script !== 'latin' || !LATIN.includes(character)),
  }));
  const cuts = [
    ...rest.map((cut) => ({ ...cut, ...UPRIGHT })),
    ...rest
      // No TLD offers domains in Canadian syllabics.
      .filter(({ script }) => script !== 'canadian-aboriginal')
      .map(({ name, script, range }) => ({
        name: `narrow-${name}`,
        script,
        range,
        characters: listCharacters(range).filter(
          (character) => script !== 'latin' || ![...NAMES, ...ACCENTS].includes(character),
        ),
        ...NARROW,
      })),
    { name: 'narrow-accents', script: 'latin', range: writeRange(ACCENTS), characters: ACCENTS, ...NARROW },
    { name: 'narrow-names', script: 'latin', range: writeRange(NAMES), characters: NAMES, ...NARROW },
    { name: 'text', script: 'latin', range: writeRange(LATIN), characters: LATIN, ...UPRIGHT },
  ];
  const files = new Map();
  const rules = [];
  for (const { name, script, range, characters, axes, stretch } of cuts) {
    const whole = await readFile(path.join(PACKAGE, `files/radio-canada-${script}-standard-normal.woff2`));
    const file = `radio-canada-${name}.woff2`;
    files.set(
      file,
      await subsetFont(whole, characters.join(''), {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: FEATURES,
        preserveNameIds: NAME_IDS,
      }),
    );
    rules.push(writeRule({ family: FAMILY, stretch, file, range }));
  }
  rules.push(
    writeRule({ family: STAND_IN, stretch: '75% 100%', file: 'radio-canada-text.woff2', range: writeRange(LATIN) }),
  );
  files.set(
    'sometype-mono-code.woff2',
    await subsetFont(await readFile(path.join(MONO, 'files/sometype-mono-latin-wght-normal.woff2')), CODE.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      keepFeatures: FEATURES,
      preserveNameIds: NAME_IDS,
    }),
  );
  rules.push(
    // Weight and width are those of the package's faces: a browser compares characters only between faces that are otherwise alike.
    writeRule({
      family: MONO_FAMILY,
      stretch: 'normal',
      weight: '400 700',
      file: 'sometype-mono-code.woff2',
      range: writeRange(CODE),
    }),
  );
  files.set('faces.css', `/* Written by tools/brand/faces.mjs. */\n${rules.join('\n')}`);
  // The copyright notices reserve no font name, so the subsets may keep theirs.
  files.set('LICENSE.txt', await readFile(path.join(PACKAGE, 'LICENSE'), 'utf8'));
  files.set('LICENSE-sometype-mono.txt', await readFile(path.join(MONO, 'LICENSE'), 'utf8'));
  return files;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await rm(FACES, { recursive: true, force: true });
  await mkdir(FACES, { recursive: true });
  for (const [name, content] of await cutFaces()) await writeFile(path.join(FACES, name), content);
}
