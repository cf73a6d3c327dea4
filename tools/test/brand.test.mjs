import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { differenceEuclidean } from 'culori';
import { drawSharePicture } from '../brand/share-picture.mjs';
import { favicon, webManifest } from '../brand/site-files.mjs';
import { requireTool } from '../lib/paths.mjs';

const { BRAND_FILE, TOKENS_FILE, brandTokens, checkBrand, getTokens } = requireTool('./brand/brand-tokens.cjs');
const { derivePalette } = requireTool('./brand/palette.cjs');

const css = readFileSync(TOKENS_FILE, 'utf8');
const brand = JSON.parse(readFileSync(BRAND_FILE, 'utf8'));
/** Two colours nearer than this cannot be told apart side by side. */
const SAME = 0.02;

test('the accents of the tokens are derived from the accent by the fixed steps', () => {
  const listing = getTokens(css);
  const apart = differenceEuclidean('oklab');
  const { accent } = Object.fromEntries(listing);
  for (const [token, derived] of Object.entries(derivePalette(accent))) {
    for (const theme of ['light', 'dark']) {
      assert.ok(
        apart(derived[theme], listing.get(token)[theme]) < SAME,
        `${token} ${theme}: ${derived[theme]} for ${listing.get(token)[theme]}`,
      );
    }
  }
});

test('the brand of this repository passes the contrast table and is near no state colour', () => {
  assert.deepEqual(checkBrand().warnings, []);
});

test('another brand changes only the accents of the tokens', () => {
  const { css: branded } = brandTokens(css, { light: '#00606b', dark: '#5fd0dc' });
  const [before, after] = [getTokens(css), getTokens(branded)];
  const changed = [...after]
    .filter(([name, { light, dark }]) => light !== before.get(name).light || dark !== before.get(name).dark)
    .map(([name]) => name);
  assert.deepEqual(
    changed.filter((name) => !/^(on-)?(accent|hero)/.test(name)),
    [],
  );
  assert.ok(changed.length >= 7);
  assert.equal(after.get('accent').light, '#00606b');
  assert.equal(branded.replace(/#[0-9a-f]{6}/gi, ''), css.replace(/#[0-9a-f]{6}/gi, ''));
});

test('an unreadable accent fails the build with each failing pair', () => {
  const build = () => brandTokens(css, { light: '#ffcc00', dark: '#223311' });
  assert.throws(build, /light: accent on bg is 1\.\d\d, needs 4\.5/);
  assert.throws(build, /light: on-accent on accent is/);
  assert.throws(build, /dark: accent on bg is/);
});

test('an accent that is no colour is named and refused', () => {
  assert.throws(() => brandTokens(css, { light: 'ultramarine', dark: '#97a8ff' }), /accent\.light is "ultramarine"/);
});

test('an accent near the hue of a state gives a warning; a grey one has no hue', () => {
  const { warnings } = brandTokens(css, { light: '#a01c30', dark: '#97a8ff' });
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /light accent: \d+° from danger/);
  assert.deepEqual(brandTokens(css, { light: '#444444', dark: '#bbbbbb' }).warnings, []);
});

test('icon and manifest contain the mark, the accents and the name of the brand', () => {
  const icon = favicon(brand, { light: '#111111', dark: '#eeeeee' });
  assert.ok(icon.includes(brand.mark.ink) && icon.includes(brand.accent.light) && icon.includes(brand.accent.dark));
  assert.equal(JSON.parse(webManifest({ name: 'Another' })).name, 'Another');
});

test('[RT-38j] the picture of a shared link is a PNG of the size that sites show, small enough for them, and changes with name and accent', async () => {
  const drawn = await drawSharePicture(brand);
  const at = (offset) => Buffer.from(drawn).readUInt32BE(offset);
  assert.equal(Buffer.from(drawn.subarray(1, 4)).toString(), 'PNG');
  assert.deepEqual([at(16), at(20)], [1200, 630]);
  assert.ok(drawn.length < 300_000, `${drawn.length} bytes`);
  const others = [{ wordmark: 'another' }, { tagline: 'names' }, { accent: { light: '#00606b', dark: '#5fd0dc' } }];
  for (const change of others)
    assert.notDeepEqual(await drawSharePicture({ ...brand, ...change }), drawn, JSON.stringify(change));
  assert.deepEqual(await drawSharePicture(brand), drawn, 'the same brand, the same picture');
});
