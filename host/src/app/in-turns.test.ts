import { inTurns } from './in-turns';

/** jsdom has no MessageChannel. */
class Channel {
  readonly port1 = { onmessage: (): void => undefined, close: jest.fn() };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

describe('inTurns', () => {
  it('runs each step in its own task, in order', () => {
    const log: string[] = [];
    inTurns(
      () => log.push('one'),
      () => log.push('two'),
    );
    expect(log).toEqual([]);
    jest.runOnlyPendingTimers();
    expect(log).toEqual(['one']);
    jest.runOnlyPendingTimers();
    expect(log).toEqual(['one', 'two']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('runs a step even when the previous one throws', () => {
    const last = jest.fn();
    inTurns(() => {
      throw new Error('broken');
    }, last);
    expect(() => jest.runOnlyPendingTimers()).toThrow('broken');
    jest.runOnlyPendingTimers();
    expect(last).toHaveBeenCalledTimes(1);
  });
});
