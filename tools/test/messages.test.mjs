import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';
import { writeSource } from '../messages/catalogue.mjs';
import { catalogueProblems, messageProblems, unusedKeys } from '../messages/check.mjs';
import { compileMessage } from '../messages/compile-message.mjs';
import { generated, written } from '../messages/generate.mjs';

describe('The catalogues', () => {
  test('have no problems', () => {
    assert.deepEqual(catalogueProblems(), []);
  });

  test('match every generated messages.ts: run `node tools/messages/generate.mjs`', async () => {
    const modules = await generated();
    assert.deepEqual(written().sort(), [...modules.keys()].sort());
    for (const [file, source] of modules) assert.equal(readFileSync(fromRoot(file), 'utf8'), source, file);
  });
});

describe('The check of a message', () => {
  const english = '{count, plural, one {# domain} other {# domains}} of <link>{name}</link>';
  for (const [text, language, problems] of [
    [english, 'en', []],
    ['{count, plural, other {# domains}}', 'en', ['has no plural for one']],
    ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'en', []],
    ['{count, plural, one {{kind, select, a {# A} other {#}}} other {#}}', 'en', [/outside of a plural/]],
    ['{count', 'en', [/./]],
    ['{day, date, short}', 'en', [/has a format/]],
    ['{price, number, ::currency/EUR}', 'en', [/has a format/]],
    ['{count, plural, one {# Domain} other {# Domains}} von <link>{name}</link>', 'de', []],
    ['{count, plural, one {# domaine} other {# domaines}} de <link>{name}</link>', 'fr', []],
    [
      '{count, plural, one {# Domain} other {# Domains}} von {name}',
      'de',
      [/^takes count,number; name,.* the English count,number; link,Tag; name,/],
    ],
    ['{count, plural, one {#} other {#}} <link>{name}</link>', 'ar', ['has no plural for few, many, two, zero']],
  ])
    test(`reports for ${text} in ${language}: ${problems.join() || 'no problem'}`, () => {
      const found = messageProblems(text, language, language === 'en' ? undefined : english);
      assert.equal(found.length, problems.length, found.join());
      problems.forEach((problem, index) =>
        typeof problem === 'string'
          ? assert.deepEqual(found[index].split(/[ ,]+/).sort(), problem.split(/[ ,]+/).sort())
          : assert.match(found[index], problem),
      );
    });

  test('finds unused messages', () => {
    assert.deepEqual(unusedKeys(['found', 'foundNot'], 't(messages.found, { count })'), ['foundNot']);
  });
});

describe('A compiled message', () => {
  for (const [text, data] of [
    [
      '{count, plural, one {# more} few {# mores} other {# more}}',
      [['count', 2, { few: [0, ' mores'], other: [0, ' more'] }]],
    ],
    ['{count, plural, =0 {none} one {none} other {none}}', [['count', 2, { '=0': 'none', other: 'none' }]]],
    ['{state, select, on {on} off {off} other {on}}', [['state', 1, { off: 'off', other: 'on' }]]],
    [
      '<b>{count, plural, one {# {kind, select, a {x} other {x}}} other {#}}</b>',
      [['b', ['count', 2, { one: [0, ' ', ['kind', 1, { other: 'x' }]], other: 0 }]]],
    ],
  ])
    test(`has no redundant case: ${text}`, () => {
      assert.deepEqual(compileMessage(text).data, data);
    });

  test('has the types of all its cases', () => {
    const { types, plurals } = compileMessage('{s, select, a {x} other {x}} {n, plural, one {#} other {#}}');
    assert.deepEqual(types, { s: "'a' | (string & {})", n: 'number' });
    assert.deepEqual(plurals, [{ ordinal: false, categories: ['one', 'other'] }]);
  });
});

describe('A generated module', () => {
  const messages = {
    close: { message: 'Close', note: 'A dialog' },
    found: '{count, plural, one {# <b>domain</b>} other {# <b>domains</b>}}',
    state:
      '{state, select, on {On} off {Off} other {}}{why, select, lost {, lost} other {, {why}}}{is, select, true {!} other {}}',
  };

  test('contains the English and the types of all parameters', () => {
    assert.equal(
      writeSource('mfe-account', 'features/orders', messages),
      [
        '// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.',
        "import type { Message, Tag } from '@storefront/shared/i18n';",
        'export const close: Message = ["mfe-account/features/orders/close","Close"];',
        'export const found: Message<{ count: number; b: Tag }> = ["mfe-account/features/orders/found",[["count",2,{"one":[0," ",["b","domain"]],"other":[0," ",["b","domains"]]}]]];',
        `export const state: Message<{ state: 'on' | 'off'; why: 'lost' | (string & {}); is: boolean }> = ["mfe-account/features/orders/state",[["state",1,{"on":"On","off":"Off","other":""}],["why",1,{"lost":", lost","other":[", ",["why"]]}],["is",1,{"true":"!","other":""}]]];`,
        '',
      ].join('\n'),
    );
  });

  test('fails with the location of a broken message', () => {
    assert.throws(
      () => writeSource('host', 'layout', { skip: '{to' }),
      /^Error: host\/messages\/en\.json: layout, skip: /,
    );
  });
});
