import { readLeftOut } from './left-out';

it('[SE-05b] believes no history entry what was left out of a list when that is of another kind', () => {
  const nothing = { repeated: [], refused: [], beyond: [] };
  for (const state of [
    null,
    7,
    'x',
    { refused: [{ text: 1 }, null, { text: '!!', reason: 'x', code: 1 }], repeated: [1], beyond: {} },
  ])
    expect(readLeftOut(state)).toEqual(nothing);
  const refused = [
    { text: '!!', reason: 'no letters or digits' },
    { text: '-a', reason: 'cannot be a domain name', code: 'hyphens' },
  ];
  expect(readLeftOut({ refused, repeated: ['a.com'] })).toEqual({ refused, repeated: ['a.com'], beyond: [] });
});
