// Checks the contrast of colour pairs in a set of tokens (WCAG 2.2, 1.4.3 and 1.4.11).
const { wcagContrast } = require('culori');

/**
 * @param {Map<string, { light: string, dark: string }>} tokens
 * @param {{ text: string, ground: string, floor: number }[]} pairs
 * @returns {string[]} the pairs below their minimum, such as `light: accent on bg is 3.10, needs 4.5`
 */
function contrastFailures(tokens, pairs) {
  const colour = (name, theme) => {
    const found = tokens.get(name)?.[theme];
    if (!found) throw new Error(`tokens.css has no colour --sf-${name}`);
    return found;
  };
  return ['light', 'dark'].flatMap((theme) =>
    pairs
      .map(({ text, ground, floor }) => ({
        text,
        ground,
        floor,
        ratio: wcagContrast(colour(text, theme), colour(ground, theme)),
      }))
      .filter(({ ratio, floor }) => ratio < floor)
      .map(({ text, ground, floor, ratio }) => `${theme}: ${text} on ${ground} is ${ratio.toFixed(2)}, needs ${floor}`),
  );
}

module.exports = { contrastFailures };
