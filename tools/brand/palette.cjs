// Derives the accent tokens of a brand from the one colour that a reseller chooses per theme.
const { clampChroma, formatHex, oklch } = require('culori');

const THEMES = ['light', 'dark'];

/**
 * How each token is derived from an accent, per theme: from which theme's accent, by how much its OKLCH lightness is shifted (`by`) or
 * to what it is set (`at`), and how much chroma is kept. The steps reproduce the accents of `tokens.css` from its own base colours.
 */
const STEPS = {
  accent: { light: { from: 'light', by: 0, chroma: 1 }, dark: { from: 'dark', by: 0, chroma: 1 } },
  'accent-hover': {
    light: { from: 'light', by: -0.061, chroma: 0.879 },
    dark: { from: 'dark', by: 0.068, chroma: 0.708 },
  },
  'accent-active': {
    light: { from: 'light', by: -0.12, chroma: 0.742 },
    dark: { from: 'dark', by: -0.059, chroma: 1.214 },
  },
  'accent-soft': {
    light: { from: 'light', at: 0.934, chroma: 0.116 },
    dark: { from: 'dark', at: 0.272, chroma: 0.504 },
  },
  'on-accent': { light: { from: 'light', at: 1, chroma: 0 }, dark: { from: 'dark', at: 0.183, chroma: 0.448 } },
  hero: { light: { from: 'light', by: -0.039, chroma: 0.918 }, dark: { from: 'light', by: -0.161, chroma: 0.584 } },
  'hero-ink': { light: { from: 'light', at: 0.98, chroma: 0.042 }, dark: { from: 'light', at: 0.972, chroma: 0.06 } },
  'hero-ink-2': {
    light: { from: 'light', at: 0.879, chroma: 0.268 },
    dark: { from: 'light', at: 0.833, chroma: 0.373 },
  },
  'hero-line': { light: { from: 'light', by: 0.244, chroma: 0.618 }, dark: { from: 'light', by: 0.17, chroma: 0.718 } },
};

/** Degrees of hue within which an accent may be mistaken for success, warning or danger. */
const NEAR_HUE = 25;
const MEANINGS = ['success', 'warning', 'danger'];

function getColour(hex, name) {
  const colour = typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? oklch(hex) : undefined;
  if (!colour) throw new Error(`brand.json: accent.${name} is "${hex}", not a colour such as #2a3bcf`);
  return colour;
}

/**
 * @param {{ light: string, dark: string }} accent
 * @returns {Record<string, { light: string, dark: string }>} the tokens, without their prefix, as hexadecimal sRGB; a step that
 *   leaves sRGB loses chroma, never lightness
 */
function derivePalette(accent) {
  const accents = Object.fromEntries(THEMES.map((theme) => [theme, getColour(accent[theme], theme)]));
  const derive = ({ from, by = 0, at, chroma }) => {
    const { l, c, h } = accents[from];
    const lightness = Math.min(1, Math.max(0, at ?? l + by));
    return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: c * chroma, h }, 'oklch'));
  };
  return Object.fromEntries(
    Object.entries(STEPS).map(([token, step]) => [token, { light: derive(step.light), dark: derive(step.dark) }]),
  );
}

/**
 * Returns the meanings that an accent may be mistaken for, such as `light accent: 4° from danger`. A grey accent has no hue to mistake.
 * @param {{ light: string, dark: string }} accent
 * @param {Map<string, { light: string, dark: string }>} tokens
 */
function nearMeanings(accent, tokens) {
  return THEMES.flatMap((theme) => {
    const { c, h } = getColour(accent[theme], theme);
    if (h === undefined || c < 0.03) return [];
    return MEANINGS.flatMap((meaning) => {
      const other = oklch(tokens.get(meaning)[theme]).h;
      const apart = Math.abs(((h - other + 540) % 360) - 180);
      return apart <= NEAR_HUE ? [`${theme} accent: ${Math.round(apart)}° from ${meaning}`] : [];
    });
  });
}

module.exports = { derivePalette, nearMeanings };
