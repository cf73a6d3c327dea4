import type { ErrorCode } from '../contract/error-codes';
import { errorMessages } from '../errors';
import { translator } from '../i18n';
import { refusal } from '../testing';
import { detailText, failureCause, failureText } from '.';

const t = translator('en');

it.each([
  [500, 'boom', 'Something went wrong on our side.'],
  [502, 'upstream connect error', 'Something went wrong on our side.'],
  [undefined, 'x is not a function', 'Something went wrong on our side.'],
  [501, 'Network error: Failed to fetch', 'The shop could not be reached.'],
  [503, 'The registrar does not answer', 'The registrar does not answer.'],
  [422, 'This card is not stored any more.', 'This card is not stored any more.'],
])('[NT-05a] failureCause explains an error with status %s and message "%s" as "%s"', (status, message, words) => {
  expect(failureCause({ message, ...(status !== undefined && { status }) }, t)).toBe(words);
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
])('[NT-05a] [I12] failureText says what happened and what to do when the error is %s', (_what, error, words) => {
  expect(failureText(error, t)).toBe(words);
});

describe('failureText with the messages of errors', () => {
  const inEnglish = translator('en', errorMessages());
  const refused = (code: ErrorCode | 'of_a_later_release', params?: Record<string, unknown>, more: object = {}) =>
    failureText(refusal(422, { message: 'Server: no.', code, params, ...more } as never), inEnglish);

  it.each([
    ['taken', { domain: 'xn--blbr-roah.com' }, 'bl\u00e5b\u00e6r.com is taken.'],
    ['cart_full', { max: 50 }, 'A cart holds at most 50 domains.'],
    ['unavailable', { what: 'gone', domains: ['a.com'] }, 'a.com is no longer available. Nothing was charged.'],
    [
      'unavailable',
      { what: 'gone', domains: ['a.com', 'b.com'] },
      'a.com and b.com are no longer available. Nothing was charged.',
    ],
    ['registrar_refused', { what: 'other', reason: 'other' }, 'Server: no.'],
    ['period', { domain: 'a.com', min: 2, max: 10 }, 'a.com is sold for 2 to 10 years.'],
    ['of_a_later_release', {}, 'Server: no.'],
  ] as const)('explains the code %s with %j as "%s"', (code, params, text) => {
    expect(refused(code, params)).toBe(text);
  });

  it('writes a time in words', () => {
    expect(refused('withdrawal_over', { until: '2027-04-29' })).toBe('The withdrawal period ended on April 29, 2027.');
  });

  it('[NT-05a] appends the entries of the error’s list, by their code when it is known', () => {
    const detail = [
      {
        loc: ['order_items', 0, 'period'],
        msg: 'Server: too long',
        code: 'runs_too_long',
        params: { domain: 'a.com', max: 10 },
      },
      { loc: 'name', msg: 'Missing', code: 'of_a_later_release' },
    ];
    expect(refused('invalid_order', undefined, { detail })).toBe(
      'Part of the order cannot be fulfilled: order_items.0.period, a.com cannot run longer than 10 years from now; name, Missing.',
    );
    expect(detail.map((entry) => detailText(entry, inEnglish))).toEqual([
      'a.com cannot run longer than 10 years from now',
      'Missing',
    ]);
  });

  it('[NT-03] says that the session has expired when there is none', () => {
    expect(failureText(refusal(401, { message: 'Sign in to continue.', code: 'no_session' }), inEnglish)).toBe(
      'Your session has expired. Please log in again.',
    );
  });
});
