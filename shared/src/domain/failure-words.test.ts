import { asSentence, failureCause, shortReference } from './failure-words';

it.each([
  ['boom', 'boom.'],
  ['It is away.', 'It is away.'],
  ['Really?', 'Really?'],
  [' ', ''],
])('[NT-05a] %j is the sentence %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

it.each([
  [500, 'boom', 'Something went wrong on our side.'],
  [502, 'upstream connect error', 'Something went wrong on our side.'],
  [undefined, 'x is not a function', 'Something went wrong on our side.'],
  [501, 'Network error: Failed to fetch', 'The shop could not be reached.'],
  [503, 'The registrar does not answer', 'The registrar does not answer.'],
  [422, 'This card is not stored any more.', 'This card is not stored any more.'],
])('[NT-05a] a failure %s "%s" is told as "%s"', (status, message, words) => {
  expect(failureCause({ status, message })).toBe(words);
});

it('[NT-05a] a reference is eight letters and digits, with which its line in the log begins', () => {
  const id = crypto.randomUUID();
  expect(shortReference(id)).toMatch(/^[0-9a-f]{8}$/);
  expect(id.startsWith(shortReference(id))).toBe(true);
  expect(shortReference('1a2b3c4d')).toBe('1a2b3c4d');
});
