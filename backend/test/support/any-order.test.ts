import { inAnyOrder } from './any-order';

describe('a statement in any order', () => {
  it.each([
    ['select "a" from "t"', 'select "a" from "t" order by random()'],
    [
      'select "a" from "t" where "b" in (select "c" from "u" order by "c" limit 1) limit $1',
      'select "a" from "t" where "b" in (select "c" from "u" order by "c" limit 1) order by random() limit $1',
    ],
    ['select count(*) from "t" group by "a"', 'select count(*) from "t" group by "a" order by random()'],
    ['select "a" from "t" order by "a" desc limit $1', 'select "a" from "t" order by "a" desc, random() limit $1'],
    [
      'select "a" from "t" where "for update" = \' limit \' for update skip locked',
      'select "a" from "t" where "for update" = \' limit \' order by random() for update skip locked',
    ],
  ])('is made random where it is undefined: %s', (text, expected) => {
    expect(inAnyOrder(text)).toBe(expected);
  });

  it.each([
    'insert into "t" values ($1)',
    '(select 1) union all (select 2)',
    'select 1 union select 2',
    'select distinct "a" from "t"',
  ])('stays unchanged if its order cannot be random: %s', (text) => {
    expect(inAnyOrder(text)).toBe(text);
  });
});
