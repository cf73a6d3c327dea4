import fc from 'fast-check';
import { refusalMessage } from './error-message';

describe('refusalMessage', () => {
  it.each([
    [
      '[NT-05] returns the message when there is nothing else',
      { message: 'This name is taken.' },
      'This name is taken.',
    ],
    ['[NT-05] appends the error to the message', { message: 'Not saved.', error: 'bad_ttl' }, 'Not saved: bad_ttl'],
    [
      '[NT-05] appends all fields in the order of the specification',
      { extra: 'e', order_status: 'failed', 'invalid-params': 'p', detail: 'd', error: 'x', message: 'm' },
      'm: x; d; p; failed; e',
    ],
    [
      '[NT-05] writes the entries of a list as loc, reason, msg',
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
    ['[NT-05] returns the details when there is no message', { detail: 'No room' }, 'No room'],
    ['[NT-05] falls back when the body is empty', {}, 'An unknown error occurred'],
    ['[NT-05] falls back when the body is not an object', null, 'An unknown error occurred'],
    ['[NT-05] falls back when the body is a list', [], 'An unknown error occurred'],
    [
      '[NT-06] says that the session has expired when the message names an invalid token',
      { message: 'Invalid authentication token: expired' },
      'Session expired. Please log in again.',
    ],
    [
      '[NT-06] says that the session has expired when a detail names an invalid token',
      { message: 'Refused', detail: 'invalid authentication token' },
      'Session expired. Please log in again.',
    ],
  ])('%s', (_title, body, message) => {
    expect(refusalMessage(body)).toBe(message);
  });

  it('[NT-05a] [NT-05b] returns readable text whatever the body', () => {
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
