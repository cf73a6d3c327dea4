import { asSentence, failureCause, failureText, shortReference } from './failure-words';

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

it.each([
  [
    'no answer',
    { status: 501, message: 'Network error: Failed to fetch' },
    'The shop could not be reached (Network error: Failed to fetch). Check your connection and try again.',
  ],
  [
    'a deadline',
    { status: 501, message: 'Network error: no answer within 30 seconds' },
    'The shop could not be reached (Network error: no answer within 30 seconds). Check your connection and try again.',
  ],
  [
    'a fault',
    { status: 500, message: 'boom', requestId: '1a2b3c4d-0000-4000-8000-000000000000' },
    'Something went wrong on our side. Try again in a moment. If it happens again, send us reference 1a2b3c4d.',
  ],
  [
    'a gateway',
    { status: 502, message: 'Unable to parse response', clientCode: 'unreadable_answer' },
    'Something went wrong on our side (Unable to parse response). Try again in a moment.',
  ],
  [
    'an answer that cannot be read',
    { status: 200, message: 'Unsupported content type', clientCode: 'unsupported_type' },
    'Something went wrong on our side (Unsupported content type). Try again in a moment.',
  ],
  [
    'a fault that reads like an answer that cannot be read',
    { status: 500, message: 'Unable to parse response' },
    'Something went wrong on our side. Try again in a moment.',
  ],
  [
    'an outage',
    { status: 503, message: 'The registrar does not answer. Try again in a moment' },
    'The registrar does not answer. Try again in a moment.',
  ],
  [
    'an outage with a reference',
    {
      status: 503,
      message: 'This service is not available right now. Try again in a moment.',
      requestId: '1a2b3c4d-0000-4000-8000-000000000000',
    },
    'This service is not available right now. Try again in a moment. If it happens again, send us reference 1a2b3c4d.',
  ],
  ['a refusal', { status: 422, message: 'This card is not stored any more.' }, 'This card is not stored any more.'],
  ['a defect', new TypeError('x is not a function'), 'Something went wrong on our side. Try again in a moment.'],
  ['rubbish', 'x', 'Something went wrong on our side. Try again in a moment.'],
  ['nothing', null, 'Something went wrong on our side. Try again in a moment.'],
])('[NT-05a] [I12] %s says what happened and what to do', (_what, error, words) => {
  expect(failureText(error)).toBe(words);
});

it('[NT-05a] a reference is eight letters and digits, with which its line in the log begins', () => {
  const id = crypto.randomUUID();
  expect(shortReference(id)).toMatch(/^[0-9a-f]{8}$/);
  expect(id.startsWith(shortReference(id))).toBe(true);
  expect(shortReference('1a2b3c4d')).toBe('1a2b3c4d');
});
