import fc from 'fast-check';
import { refusalMessage } from './error-message';

describe('the message of a refusal', () => {
  it.each([
    ['[NT-05] the message alone', { message: 'This name is taken.' }, 'This name is taken.'],
    ['[NT-05] message and error', { message: 'Not saved.', error: 'bad_ttl' }, 'Not saved: bad_ttl'],
    [
      '[NT-05] all fields in the order of the specification',
      { extra: 'e', order_status: 'failed', 'invalid-params': 'p', detail: 'd', error: 'x', message: 'm' },
      'm: x; d; p; failed; e',
    ],
    [
      '[NT-05] array items as loc, reason, msg',
      {
        message: 'Check the order',
        detail: [
          { msg: 'At most 10', loc: ['order_items', 0, 'period'], reason: 'too_big' },
          { loc: 'name', msg: 'Missing' },
          'plain',
        ],
      },
      'Check the order: order_items.0.period, too_big, At most 10; name, Missing; plain',
    ],
    ['[NT-05] details without a message', { detail: 'No room' }, 'No room'],
    ['[NT-05] the fallback for an empty body', {}, 'An unknown error occurred'],
    ['[NT-05] the fallback for a body that is no object', null, 'An unknown error occurred'],
    ['[NT-05] the fallback for a list', [], 'An unknown error occurred'],
    [
      '[NT-06] an invalid token in the message',
      { message: 'Invalid authentication token: expired' },
      'Session expired. Please log in again.',
    ],
    [
      '[NT-06] an invalid token in a detail',
      { message: 'Refused', detail: 'invalid authentication token' },
      'Session expired. Please log in again.',
    ],
  ])('%s', (_title, body, message) => {
    expect(refusalMessage(body)).toBe(message);
  });

  it('[NT-05a] [NT-05b] is a text for every body', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const message = refusalMessage(body);
        expect(typeof message).toBe('string');
        expect(message).not.toBe('');
        expect(message).not.toContain('[object');
      }),
      { numRuns: 1000 },
    );
  });
});
