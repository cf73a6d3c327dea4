import { asSentence, joinSentences, shortReference, withoutFullStop } from './sentences';

it.each([
  ['boom', 'boom.'],
  ['It is away.', 'It is away.'],
  ['Really?', 'Really?'],
  ['そうです。', 'そうです。'],
  ['حقا؟', 'حقا؟'],
  [' ', ''],
])('[NT-05a] asSentence turns %j into %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

it('[NT-05a] shortReference gives the first eight characters of a request ID', () => {
  const id = crypto.randomUUID();
  expect(shortReference(id)).toMatch(/^[0-9a-f]{8}$/);
  expect(id.startsWith(shortReference(id))).toBe(true);
  expect(shortReference('1a2b3c4d')).toBe('1a2b3c4d');
});

it('withoutFullStop leaves out the full stop of a sentence, in Japanese too', () => {
  expect(['Locked. ', '移管できません。', 'At 10.5'].map(withoutFullStop)).toEqual([
    'Locked',
    '移管できません',
    'At 10.5',
  ]);
});

it('joinSentences puts a space between sentences, except in Japanese', () => {
  expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(joinSentences(['一。', '二。'], 'ja')).toBe('一。二。');
});
