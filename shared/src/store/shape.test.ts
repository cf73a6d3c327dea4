import fc from 'fast-check';
import {
  toChecker,
  either,
  entriesOf,
  fields,
  flag,
  instant,
  listOf,
  oneOf,
  optional,
  orNull,
  text,
  whole,
  within,
} from './shape';

const fruit = fields<{ name: string; ripe?: boolean }>({ name: text(), ripe: optional(flag) });

describe('[CT-10a] [CT-10c] shapes of stored values', () => {
  it.each([
    ['text', text(), ['', 'a'], [1, null, undefined, {}]],
    ['text of a form', text(/^[A-Z]{3}$/), ['USD'], ['usd', 'USDX', '']],
    ['whole numbers', whole(1, 3), [1, 3], [0, 4, 1.5, Number.NaN, '1', null]],
    ['numbers', within(0, 100), [0, 9.975, 100], [-0.1, 100.1, Number.NaN, '5']],
    ['flags', flag, [true, false], [0, 'true', null]],
    [
      'instants',
      instant,
      ['2027-03-01T12:00:00Z', '2027-03-01T12:00:00.000+01:00'],
      ['2027-03-01', 'T', '2027-13-01T00:00:00Z', 5],
    ],
    ['words', oneOf('a', 'b'), ['a', 'b'], ['c', '', null]],
    ['lists', listOf(text()), [[], ['a']], [['a', 1], 'a', { 0: 'a' }, null]],
    [
      'objects',
      fruit,
      [{ name: 'pear' }, { name: 'pear', ripe: true, more: 1 }],
      [{}, { name: 'pear', ripe: 'yes' }, ['pear'], null, 'pear'],
    ],
    ['dictionaries', entriesOf(text()), [{}, { a: 'b' }], [{ a: 1 }, [], null, 'a']],
    ['null', orNull(flag), [null, true], [undefined, 'x']],
    ['alternatives', either(text(), flag), ['a', true], [1, null]],
  ] as const)('tell %s from anything else', (_what, shape, right, wrong) => {
    for (const value of right) expect([value, shape(value)]).toEqual([value, true]);
    for (const value of wrong) expect([value, shape(value)]).toEqual([value, false]);
  });

  it('pass the value itself on, so that unknown fields stay', () => {
    const pear = { name: 'pear', later: { field: 1 } };
    expect(toChecker(fruit).safeParse(pear)).toEqual({ success: true, data: pear });
    expect(toChecker(fruit).safeParse({})).toEqual({ success: false });
  });

  it('check any value without throwing', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        (value) => typeof entriesOf(fruit)(value) === 'boolean' && typeof listOf(fruit)(value) === 'boolean',
      ),
    );
  });
});
