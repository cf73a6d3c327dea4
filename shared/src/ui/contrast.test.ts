import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The contrast of each colour pair in `contrast-pairs.json`, recomputed from the tokens by the formula of WCAG 2:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. Minimum: 4.5 for text, 3 for marks, lines of controls and focus. The build checks the
 * same table for the accents of a brand.
 */
const pairs = JSON.parse(readFileSync(join(__dirname, 'contrast-pairs.json'), 'utf8')) as {
  text: string;
  ground: string;
  floor: number;
}[];

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--sf-([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi)].map(
    ([, name, light, dark]) => [name, { light, dark }],
  ),
);

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`tokens.css has no colour --sf-${name}`);
  return value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('contrast of the colour tokens', () => {
  it.each(['light', 'dark'] as const)('is high enough for every listed pair in the %s theme', (theme) => {
    const failing = pairs
      .map(({ text, ground, floor }) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(colour(text, theme), colour(ground, theme)),
        floor,
      }))
      .filter(({ ratio, floor }) => ratio < floor)
      .map(({ pair, ratio, floor }) => `${pair}: ${ratio.toFixed(2)}, needs ${floor}`);
    expect(failing).toEqual([]);
  });

  it('is computed correctly for known pairs', () => {
    expect(contrast(colour('ink', 'light'), colour('bg', 'light'))).toBeCloseTo(16.7, 1);
    expect(contrast(colour('ink-3', 'light'), colour('accent-soft', 'light'))).toBeCloseTo(4.6, 1);
    expect(contrast(colour('hero-line', 'dark'), colour('hero', 'dark'))).toBeCloseTo(3.9, 1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});
