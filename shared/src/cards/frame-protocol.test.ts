import { themedFrameUrl, parseOrigin, readFrameMessage } from './frame-protocol';

const source = {} as MessageEventSource;
const expected = { origin: 'https://pay.example', source };
const read = (data: unknown, change: Partial<{ origin: string; source: MessageEventSource | null }> = {}) =>
  readFrameMessage({ origin: expected.origin, source, data, ...change }, expected);

describe('[OR-08c] messages of the card frame', () => {
  test('reads every message of the protocol', () => {
    expect(read({ type: 'sf:pay:ready' })).toEqual({ type: 'sf:pay:ready' });
    expect(read({ type: 'sf:pay:height', height: 212 })).toEqual({ type: 'sf:pay:height', height: 212 });
    expect(read({ type: 'sf:pay:state', complete: true })).toEqual({ type: 'sf:pay:state', complete: true });
    expect(read({ type: 'sf:pay:complete', setup_intent_id: 'si_1' })).toEqual({
      type: 'sf:pay:complete',
      setup_intent_id: 'si_1',
    });
    expect(read({ type: 'sf:pay:error', message: 'Check the number' })).toEqual({
      type: 'sf:pay:error',
      message: 'Check the number',
    });
  });

  test.each(['https://pay.example.evil', 'http://pay.example', 'https://pay.example:8443', 'null', ''])(
    'ignores a message from another origin: %s',
    (origin) => {
      expect(read({ type: 'sf:pay:complete', setup_intent_id: 'si_1' }, { origin })).toBeNull();
    },
  );

  test('ignores a message from another window, and every message before the frame is there', () => {
    expect(read({ type: 'sf:pay:ready' }, { source: {} as MessageEventSource })).toBeNull();
    expect(
      readFrameMessage(
        { origin: expected.origin, source: null, data: { type: 'sf:pay:ready' } },
        { ...expected, source: null },
      ),
    ).toBeNull();
  });

  test.each([
    null,
    'sf:pay:ready',
    {},
    { type: 'sf:pay:confirm' },
    { type: 'sf:pay:height', height: '212' },
    { type: 'sf:pay:height', height: 1e6 },
    { type: 'sf:pay:complete', setup_intent_id: '' },
  ])('ignores what is not a message of the protocol: %j', (data) => {
    expect(read(data)).toBeNull();
  });

  test('drops other fields of a message, such as a card number', () => {
    expect(read({ type: 'sf:pay:state', complete: true, number: '4242424242424242' })).toEqual({
      type: 'sf:pay:state',
      complete: true,
    });
  });

  test('reads an origin from http addresses only', () => {
    expect(parseOrigin('http://localhost:4010/frame/si_1?secret=x')).toBe('http://localhost:4010');
    expect(parseOrigin('javascript:alert(1)')).toBeNull();
    expect(parseOrigin('/frame')).toBeNull();
  });

  test('adds theme and locale to the frame’s address and keeps its query', () => {
    expect(themedFrameUrl('http://localhost:4010/frame/si_1?secret=x', { theme: 'dark', locale: 'en' })).toBe(
      'http://localhost:4010/frame/si_1?secret=x&theme=dark&locale=en',
    );
  });
});
