// Draws the picture that other sites show with a link to the shop.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { requireTool } from '../lib/paths.mjs';

const subsetFont = requireTool('subset-font');
const { derivePalette } = requireTool('./brand/palette.cjs');

const PACKAGE = path.dirname(requireTool.resolve('@fontsource-variable/radio-canada/package.json'));
const SCRIPTS = ['latin', 'latin-ext'];
const FONT = 'Radio Canada';

/** The size recommended for Open Graph; sites crop other aspect ratios. */
const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
const MARGIN = 96;
const RULER_TOP = 528;
const TICK_EVERY = 24;

let started;
/** Starts the renderer, once per process. */
const start = () =>
  (started ??= readFile(requireTool.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm)));

const escapeText = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** Returns the largest font size in pixels at which a semi-bold text fits within the margins. */
const fitSize = (text, largest) => Math.min(largest, Math.floor((SHARE_WIDTH - 2 * MARGIN) / (text.length * 0.6)));

/** Draws the ruler of the home page, with a long tick for every ten. */
function drawRuler(colour) {
  const ticks = Array.from({ length: SHARE_WIDTH / TICK_EVERY + 1 }, (_, index) => {
    const length = index % 5 === 0 ? 44 : 22;
    return `M${index * TICK_EVERY} ${RULER_TOP}v${length}`;
  });
  return `<path d="M0 ${RULER_TOP}H${SHARE_WIDTH}${ticks.join('')}" stroke="${colour}" stroke-width="3" fill="none"/>`;
}

/**
 * Draws the picture as SVG: mark, wordmark and tagline on the background of the home page.
 * @param {{ wordmark: string, tagline: string, mark: object, accent: { light: string, dark: string } }} brand
 */
function drawSvg({ wordmark, tagline, mark, accent }) {
  const palette = derivePalette(accent);
  const [ground, ink, quiet, line] = ['hero', 'hero-ink', 'hero-ink-2', 'hero-line'].map((name) => palette[name].light);
  const { cx, cy, r } = mark.accent;
  const [, , side] = mark.viewBox.split(' ').map(Number);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<rect width="100%" height="100%" fill="${ground}"/>
<g transform="translate(${MARGIN - 12} 72) scale(${120 / side})" fill="none"><path d="${mark.ink}" stroke="${ink}" stroke-width="2" stroke-linecap="round"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${line}"/></g>
<text x="${MARGIN - 6}" y="368" font-family="${FONT}" font-size="${fitSize(wordmark, 168)}" letter-spacing="-3" fill="${ink}">${escapeText(wordmark)}</text>
<text x="${MARGIN}" y="444" font-family="${FONT}" font-size="${fitSize(tagline, 44)}" fill="${quiet}">${escapeText(tagline)}</text>
${drawRuler(line)}
</svg>`;
}

/** Subsets each file of the text font to the brand's letters at one weight, because the renderer does not support variable fonts. */
const cutFonts = (text) =>
  Promise.all(
    SCRIPTS.map(async (script) =>
      subsetFont(await readFile(path.join(PACKAGE, `files/radio-canada-${script}-standard-normal.woff2`)), text, {
        targetFormat: 'sfnt',
        variationAxes: { wght: 600, wdth: 100 },
      }),
    ),
  );

/**
 * Draws the picture of a brand.
 * @returns {Promise<Uint8Array>} a PNG of 1200 by 630 pixels
 */
export async function drawSharePicture(brand) {
  const [fontBuffers] = await Promise.all([cutFonts(brand.wordmark + brand.tagline), start()]);
  const picture = new Resvg(drawSvg(brand), { font: { fontBuffers, defaultFontFamily: FONT, loadSystemFonts: false } });
  return picture.render().asPng();
}
