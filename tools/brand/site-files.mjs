import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireTool } from '../lib/paths.mjs';
import { drawSharePicture } from './share-picture.mjs';

const { BRAND_FILE, TOKENS_FILE, getTokens } = requireTool('./brand/brand-tokens.cjs');

/** Returns the mark as a standalone SVG icon that follows the theme of the system. */
export function favicon({ mark, accent }, ink) {
  const { cx, cy, r } = mark.accent;
  const style = `path{stroke:${ink.light}}circle{fill:${accent.light}}@media (prefers-color-scheme:dark){path{stroke:${ink.dark}}circle{fill:${accent.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>${style}</style><path d="${mark.ink}" fill="none" stroke-width="2" stroke-linecap="round"/><circle cx="${cx}" cy="${cy}" r="${r}"/></svg>\n`;
}

export function webManifest({ name }) {
  const icons = [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  return `${JSON.stringify({ name, short_name: name, start_url: '/site/home', display: 'browser', icons }, null, 2)}\n`;
}

/** Writes the branded files at the root of the site to a folder. */
export async function writeSiteFiles(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [brand, css] = await Promise.all([
    readFile(BRAND_FILE, 'utf8').then(JSON.parse),
    readFile(TOKENS_FILE, 'utf8'),
  ]);
  await writeFile(path.join(folder, 'favicon.svg'), favicon(brand, getTokens(css).get('ink')));
  await writeFile(path.join(folder, 'site.webmanifest'), webManifest(brand));
  await writeFile(path.join(folder, 'share.png'), await drawSharePicture(brand));
}
