// An Arabic page is mirrored, so stylesheets use start and end instead of left and right.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';

const PHYSICAL = [
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^border-(?:top|bottom)-(?:left|right)-radius:/,
  /^(?:left|right):/,
  /^(?:text-align|float|clear): *(?:left|right)\b/,
  /^(?:background-position|transform-origin|object-position):.*\b(?:left|right)\b/,
  /^transform:.*\btranslateX\(/,
  /^(?:margin|padding|inset): *(\S+) (\S+) (\S+) (?!\2$)\S+$/,
];

/** Lists the declarations of a stylesheet with their selectors. */
function* declarationsIn(css) {
  const selectors = [];
  let text = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') selectors.push(text.trim());
    else if (sign === ';' || sign === '}') yield { selector: selectors.at(-1) ?? '', declaration: text.trim() };
    if (sign === '}') selectors.pop();
    text = '{};'.includes(sign) ? '' : text + sign;
  }
}

/** Lists declarations that name a physical side, unless a rule for `:dir(rtl)` mirrors them. */
function physicalIn(css) {
  const all = [...declarationsIn(css)].map(({ selector, declaration }) => ({
    selector,
    declaration: declaration.replace(/\s+/g, ' '),
  }));
  const turned = new Set(
    all
      .filter(({ selector }) => selector.includes(':dir(rtl)'))
      .map(({ selector, declaration }) => `${selector.replaceAll(':dir(rtl)', '')} ${declaration.split(':')[0]}`),
  );
  return all
    .filter(({ declaration }) => PHYSICAL.some((pattern) => pattern.test(declaration)))
    .filter(
      ({ selector, declaration }) =>
        !selector.includes(':dir(') && !turned.has(`${selector} ${declaration.split(':')[0]}`),
    )
    .map(({ selector, declaration }) => `${selector} { ${declaration} }`);
}

/** Rulers run from left to right in every language; their component sets `dir="ltr"`. */
const ALWAYS_LEFT_TO_RIGHT = ['shared/src/ui/ruler/length-ruler.module.css'];

const stylesheets = () =>
  trackedFiles()
    .filter((file) => file.endsWith('.css') && /^(?:host|shared|mfe-[\w-]+)\/src\//.test(file))
    .map((file) => ({ file, css: readFileSync(fromRoot(file), 'utf8') }));

test('no stylesheet names a side that is mirrored on a right-to-left page', () => {
  const found = stylesheets()
    .filter(({ file }) => !ALWAYS_LEFT_TO_RIGHT.includes(file))
    .flatMap(({ file, css }) => physicalIn(css).map((rule) => `${file}: ${rule}`));
  assert.deepEqual(found, []);
});

test('finds declarations that name a side, unless they are mirrored', () => {
  const css = `@layer kit { .a { margin-left: 1px; text-align: end } /* left: 0 */ .b { left: 0; right: 0 }
    .c { padding: 0 1px 0 2px } .d { padding: 0 1px 0 1px } .e { transform: translateX(1px) } .e:dir(rtl) { transform: translateX(-1px) } }`;
  assert.deepEqual(physicalIn(css), [
    '.a { margin-left: 1px }',
    '.b { left: 0 }',
    '.b { right: 0 }',
    '.c { padding: 0 1px 0 2px }',
  ]);
});

test('codes are written from left to right, isolated from the surrounding text', () => {
  const loose = stylesheets().flatMap(({ file, css }) => {
    const all = [...declarationsIn(css)];
    const has = (selector, declaration) =>
      all.some((one) => one.selector === selector && one.declaration === declaration);
    return all
      .filter(({ declaration }) => declaration === 'font-family: var(--sf-font-mono)')
      .filter(({ selector }) => !has(selector, 'direction: ltr') || !has(selector, 'unicode-bidi: isolate'))
      .map(({ selector }) => `${file}: ${selector}`);
  });
  assert.deepEqual(loose, []);
});
