import { findReplicaFailure } from './replica-failure';

const withCode = (code: string) => Object.assign(new Error('Said by the server or the system'), { code });

describe('[OP-02k] [OP-02m] the reason for falling back to the primary', () => {
  it.each([
    ['conflict', withCode('40001')],
    ['conflict', withCode('40P01')],
    ['timeout', withCode('57014')],
    ['timeout', withCode('ETIMEDOUT')],
    ['timeout', withCode('EHOSTUNREACH')],
    ['timeout', new Error('Query read timeout')],
    ['timeout', new Error('timeout exceeded when trying to connect')],
    ['timeout', new Error('Connection terminated due to connection timeout', { cause: withCode('ECONNRESET') })],
    ['timeout', new Error('No answer within 5500 ms')],
    ['down', withCode('ECONNREFUSED')],
    ['down', withCode('57P01')],
    ['down', new Error('Connection terminated unexpectedly')],
  ])('is %s: %s', (reason, error) => {
    expect(findReplicaFailure(error)).toBe(reason);
  });

  it('is absent if the primary would return the same error', () => {
    for (const error of [withCode('25006'), withCode('42P01'), new Error('A mistake of ours')])
      expect(findReplicaFailure(error)).toBeUndefined();
  });
});
