// Applies the accents of brand.json to the design tokens and checks their contrast.
const fs = require('node:fs');
const path = require('node:path');
const { contrastFailures } = require('./contrast.cjs');
const { derivePalette, nearMeanings } = require('./palette.cjs');

const ROOT = path.resolve(__dirname, '../..');
const BRAND_FILE = path.join(ROOT, 'host/src/brand/brand.json');
const TOKENS_FILE = path.join(ROOT, 'shared/src/ui/tokens.css');
const PAIRS_FILE = path.join(ROOT, 'shared/src/ui/contrast-pairs.json');

const DECLARATION = /--sf-([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** @returns {Map<string, { light: string, dark: string }>} */
const getTokens = (css) =>
  new Map([...css.matchAll(DECLARATION)].map(([, name, light, dark]) => [name, { light, dark }]));

/** Returns the stylesheet of tokens with the accents of a brand. */
function withAccents(css, accent) {
  const palette = derivePalette(accent);
  return css.replace(DECLARATION, (whole, name) => {
    const derived = palette[name];
    return derived ? `--sf-${name}: light-dark(${derived.light}, ${derived.dark})` : whole;
  });
}

/**
 * Applies the brand's accents to the tokens and checks all contrast pairs.
 * @param {{ light: string, dark: string }} accent
 * @returns {{ css: string, warnings: string[] }} warnings name the meanings that the accent may be mistaken for
 * @throws {Error} listing each pair below its minimum contrast
 */
function brandTokens(css, accent) {
  const branded = withAccents(css, accent);
  const tokens = getTokens(branded);
  const failing = contrastFailures(tokens, readJson(PAIRS_FILE));
  if (failing.length > 0) {
    throw new Error(
      `The accents of brand.json cannot be read everywhere:\n${failing.map((line) => `  ${line}`).join('\n')}\nTake a darker accent.light or a lighter accent.dark.`,
    );
  }
  const warnings = nearMeanings(accent, tokens).map(
    (line) => `brand.json: ${line}; people may take the accent for a state`,
  );
  return { css: branded, warnings };
}

/** Checks the brand of this repository before a build. */
function checkBrand() {
  return brandTokens(fs.readFileSync(TOKENS_FILE, 'utf8'), readJson(BRAND_FILE).accent);
}

module.exports = { BRAND_FILE, TOKENS_FILE, PAIRS_FILE, brandTokens, checkBrand, getTokens };
