import { inTurns } from './in-turns';

/** jsdom has none. */
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

describe('steps in turns', () => {
  it('run one after the other, each in a task of its own', () => {
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

  it('run also when the one before throws', () => {
    const last = jest.fn();
    inTurns(() => {
      throw new Error('broken');
    }, last);
    expect(() => jest.runOnlyPendingTimers()).toThrow('broken');
    jest.runOnlyPendingTimers();
    expect(last).toHaveBeenCalledTimes(1);
  });
});
