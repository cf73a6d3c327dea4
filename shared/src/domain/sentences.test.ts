import { asSentence, joinSentences, shortReference, withoutFullStop } from './sentences';

it.each([
  ['boom', 'boom.'],
  ['It is away.', 'It is away.'],
  ['Really?', 'Really?'],
  ['そうです。', 'そうです。'],
  ['حقا؟', 'حقا؟'],
  [' ', ''],
])('[NT-05a] %j is the sentence %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

it('[NT-05a] a reference is eight letters and digits, with which its line in the log begins', () => {
  const id = crypto.randomUUID();
  expect(shortReference(id)).toMatch(/^[0-9a-f]{8}$/);
  expect(id.startsWith(shortReference(id))).toBe(true);
  expect(shortReference('1a2b3c4d')).toBe('1a2b3c4d');
});

it('a sentence as part of another has no full stop, in Japanese neither', () => {
  expect(['Locked. ', '移管できません。', 'At 10.5'].map(withoutFullStop)).toEqual([
    'Locked',
    '移管できません',
    'At 10.5',
  ]);
});

it('sentences are joined by a space, in Japanese by nothing', () => {
  expect(joinSentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(joinSentences(['一。', '二。'], 'ja')).toBe('一。二。');
});
