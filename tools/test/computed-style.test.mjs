// Testing Library decides by the computed style what a person can see and press. tools/jest/computed-style.cjs computes it in tests, and
// must give the same results as jsdom.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import fc from 'fast-check';

const require = createRequire(import.meta.url);
const answerComputedStyleFast = require('../jest/computed-style.cjs');
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

const PROPERTIES = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events', color: 'color' };

/** Opens a window with the fast implementation, and returns a way to query jsdom itself. */
function openWindow(html = '') {
  const { window } = new JSDOM(`<!doctype html><html><head></head><body>${html}</body></html>`);
  const ask = window.getComputedStyle;
  answerComputedStyleFast(window);
  return { window, ask: (element) => ask.call(window, element) };
}

/** Lists the styles of an element and its descendants, read in every way, from jsdom itself or from the fast implementation. */
const listAnswers = (root, ask) =>
  [root, ...root.querySelectorAll('*')].map((element) => {
    const style = ask(element);
    return [
      element.outerHTML,
      ...Object.entries(PROPERTIES).flatMap(([name, property]) => [style[name], style.getPropertyValue(property)]),
    ];
  });

function assertSame({ window, ask }, root = window.document.documentElement) {
  assert.deepEqual(
    listAnswers(root, (element) => window.getComputedStyle(element)),
    listAnswers(root, ask),
  );
}

describe('The computed style in tests', () => {
  const documents = {
    'elements that are never shown':
      '<template><b>a</b></template><datalist><option>a</option></datalist><noscript>a</noscript><script></script><input type="hidden"><dialog>a</dialog>',
    'a dialog and details, shut and open':
      '<dialog open><p>a</p></dialog><details><summary>a</summary><p>b</p></details><details open><summary>a</summary><p>b</p></details>',
    'the hidden attribute, on itself and above':
      '<div hidden><p>a</p></div><p hidden="">b</p><p hidden="until-found">c</p><span hidden style="display: flex">d</span>',
    'inline styles, one inside the other':
      '<div style="display: none"><p style="display: block">a</p></div><i style="display: inline-block; color: red"><b>b</b></i>',
    'inherited visibility':
      '<div style="visibility: hidden"><p>a<b style="visibility: visible">b<i>c</i></b></p></div><p style="visibility: collapse"><i>d</i></p>',
    'inherited refusal of the pointer':
      '<div style="pointer-events: none"><button>a</button><p style="pointer-events: auto"><button>b</button></p></div>',
    'words that stand for another value': ['inherit', 'initial', 'unset', 'revert']
      .map(
        (word) =>
          `<div style="visibility: hidden; pointer-events: none"><p style="display: ${word}; visibility: ${word}; pointer-events: ${word}"><b>a</b></p></div>`,
      )
      .join(''),
    'rules of a parent':
      '<ruby>a<rt>b</rt><rp>c</rp></ruby><rt>d</rt><rp>e</rp><table><tbody><tr><td>f</td></tr></tbody></table><select><optgroup><option>g</option></optgroup></select>',
    'drawings and elements of nobody':
      '<svg style="visibility: hidden"><g><path></path></g></svg><own-element><p>a</p></own-element><unknown>b</unknown>',
    'declarations that matter more than others':
      '<p style="display: none !important; display: block">a</p><p style="visibility: hidden !important"><b>b</b></p>',
  };
  for (const [what, html] of Object.entries(documents))
    test(`is the same as in jsdom for ${what}`, () => assertSame(openWindow(html)));

  const sheets = {
    'a class that hides': '.gone { display: none }',
    'a rule of visibility': '.gone { visibility: hidden } .gone b { visibility: visible }',
    'a rule of the pointer': 'p { pointer-events: none }',
    'rules of other things':
      'body[class] { overflow: hidden !important } p { color: red } @media screen { b { margin: 0 } }',
    'a rule of one medium': '@media screen { .gone { display: none } } @media print { b { display: none } }',
  };
  for (const [what, css] of Object.entries(sheets)) {
    test(`is the same as in jsdom while a style sheet with ${what} is added and removed`, () => {
      const opened = openWindow('<p class="gone">a<b>b</b></p><p>c</p>');
      assertSame(opened);
      const sheet = Object.assign(opened.window.document.createElement('style'), { textContent: css });
      opened.window.document.head.append(sheet);
      assertSame(opened);
      sheet.remove();
      assertSame(opened);
    });
  }

  test('follows every change of an element that was read before', () => {
    const opened = openWindow('<div><input><dialog><p>a</p></dialog><button>b</button></div>');
    const { document } = opened.window;
    const changes = [
      () => (document.querySelector('input').type = 'hidden'),
      () => document.querySelector('dialog').setAttribute('open', ''),
      () => (document.querySelector('div').style.visibility = 'hidden'),
      () => (document.querySelector('button').hidden = true),
      () => (document.querySelector('button').style.display = 'grid'),
      () => (document.querySelector('button').style.display = ''),
      () => (document.querySelector('button').hidden = false),
      () => document.body.append(document.querySelector('button')),
      () => document.querySelector('div').removeAttribute('style'),
    ];
    for (const change of changes) {
      change();
      assertSame(opened);
    }
  });

  test('is the same as in jsdom for elements outside a document', () => {
    const opened = openWindow();
    const part = opened.window.document.createElement('div');
    part.innerHTML = '<p style="visibility: hidden">a<b hidden>b</b></p>';
    assertSame(opened, part);
  });

  test('is the same as in jsdom for any tree of elements', () => {
    const opened = openWindow();
    const { document } = opened.window;
    const names = [
      'a',
      'area',
      'audio',
      'button',
      'dd',
      'details',
      'dialog',
      'div',
      'fieldset',
      'h2',
      'iframe',
      'img',
      'input',
      'label',
      'legend',
      'li',
      'main',
      'map',
      'menu',
      'object',
      'ol',
      'optgroup',
      'option',
      'output',
      'p',
      'param',
      'q',
      'rp',
      'rt',
      'ruby',
      'select',
      'slot',
      'span',
      'summary',
      'svg',
      'table',
      'tbody',
      'td',
      'textarea',
      'tr',
      'ul',
      'video',
    ];
    const attributes = fc.dictionary(
      fc.constantFrom(
        'hidden',
        'open',
        'disabled',
        'type',
        'controls',
        'multiple',
        'size',
        'dir',
        'role',
        'aria-hidden',
        'inert',
        'class',
        'popover',
        'contenteditable',
      ),
      fc.constantFrom('', 'hidden', 'button', 'checkbox', 'auto', 'rtl', 'true', '2', 'gone'),
      { maxKeys: 3 },
    );
    const style = fc.dictionary(
      fc.constantFrom(...Object.values(PROPERTIES)),
      fc.constantFrom('none', 'block', 'hidden', 'visible', 'auto', 'red', 'inherit', 'initial', 'unset'),
      { maxKeys: 2 },
    );
    const element = (children) => fc.record({ name: fc.constantFrom(...names), attributes, style, children });
    const tree = [1, 2, 3].reduce((below) => element(fc.array(below, { maxLength: 3 })), element(fc.constant([])));
    const build = ({ name, attributes: given, style: declared, children }) => {
      const built = document.createElement(name);
      for (const [attribute, value] of Object.entries(given)) built.setAttribute(attribute, value);
      for (const [property, value] of Object.entries(declared)) built.style.setProperty(property, value);
      built.append(...children.map(build));
      return built;
    };
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 2 }), (trees) => {
        document.body.replaceChildren(...trees.map(build));
        assertSame(opened);
      }),
      { numRuns: 40 },
    );
  });
});
