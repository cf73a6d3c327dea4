import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { CONFIRM_FAILED_MS, useCardFrame } from './use-card-frame';
import { FIELDS_FAILED_MS, FIELDS_SLOW_MS } from './use-loading';

const origin = 'http://localhost:5459';

function Probe({
  url = `${origin}/frame/si_1`,
  onStored = jest.fn(),
}: {
  url?: string;
  onStored?: (id: string) => void;
}) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { confirm, ...frame } = useCardFrame({ frameRef, frameUrl: url, onStored });
  return (
    <>
      <iframe ref={frameRef} title="Card" />
      <button onClick={confirm}>Store</button>
      <output>{JSON.stringify(frame)}</output>
    </>
  );
}

const seen = (): Record<string, unknown> =>
  JSON.parse(screen.getByRole('status').textContent ?? '{}') as Record<string, unknown>;
const frameWindow = (): Window => {
  const frame = screen.getByTitle<HTMLIFrameElement>('Card').contentWindow;
  if (!frame) throw new Error('The frame has no window');
  return frame;
};
const say = (data: unknown, from: string = origin): void =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: frameWindow() })));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[OR-08c] useCardFrame', () => {
  test('reports what the frame sends: its height, whether the card is complete, and its end', () => {
    const onStored = jest.fn();
    render(<Probe onStored={onStored} />);
    expect(seen()).toMatchObject({ state: 'loading', complete: false });
    say({ type: 'sf:pay:ready' });
    say({ type: 'sf:pay:height', height: 300.2 });
    say({ type: 'sf:pay:state', complete: true });
    expect(seen()).toMatchObject({ state: 'ready', height: 301, complete: true });
    say({ type: 'sf:pay:complete', setup_intent_id: 'si_1' });
    expect(onStored).toHaveBeenCalledWith('si_1');
  });

  test('ignores messages from another origin', () => {
    const onStored = jest.fn();
    render(<Probe onStored={onStored} />);
    say({ type: 'sf:pay:complete', setup_intent_id: 'si_evil' }, 'http://localhost:5458');
    expect(onStored).not.toHaveBeenCalled();
    expect(seen()).toMatchObject({ state: 'loading' });
  });

  test('posts the confirmation once, to the frame’s origin, when the frame is ready', () => {
    render(<Probe />);
    const post = jest.spyOn(frameWindow(), 'postMessage').mockImplementation(() => undefined);
    const store = screen.getByRole('button');
    act(() => store.click());
    expect(post).not.toHaveBeenCalled();
    say({ type: 'sf:pay:ready' });
    act(() => store.click());
    act(() => store.click());
    expect(post.mock.calls).toEqual([[{ type: 'sf:pay:confirm' }, origin]]);
    expect(seen()).toMatchObject({ confirming: true });
  });

  test('ends the confirmation and reports the errors when the frame sends any', () => {
    render(<Probe />);
    jest.spyOn(frameWindow(), 'postMessage').mockImplementation(() => undefined);
    say({ type: 'sf:pay:ready' });
    act(() => screen.getByRole('button').click());
    say({ type: 'sf:pay:error', message: 'The expiry date has passed' });
    expect(seen()).toMatchObject({ confirming: false, errors: ['The expiry date has passed'] });
    say({
      type: 'sf:pay:error',
      message: 'Enter the card number',
      more: ['Enter the expiry date', 'Enter the security code'],
    });
    expect(seen()).toMatchObject({
      errors: ['Enter the card number', 'Enter the expiry date', 'Enter the security code'],
    });
  });

  test('calls a frame slow, then failed, when it does not respond in time', () => {
    const { unmount } = render(<Probe />);
    act(() => jest.advanceTimersByTime(FIELDS_SLOW_MS));
    expect(seen()).toMatchObject({ state: 'slow' });
    act(() => jest.advanceTimersByTime(FIELDS_FAILED_MS - FIELDS_SLOW_MS));
    expect(seen()).toMatchObject({ state: 'failed' });
    unmount();
    render(<Probe />);
    say({ type: 'sf:pay:ready' });
    act(() => jest.advanceTimersByTime(FIELDS_FAILED_MS));
    expect(seen()).toMatchObject({ state: 'ready' });
  });

  test('ends the confirmation with an error when there is no response', () => {
    render(<Probe />);
    jest.spyOn(frameWindow(), 'postMessage').mockImplementation(() => undefined);
    say({ type: 'sf:pay:ready' });
    act(() => screen.getByRole('button').click());
    act(() => jest.advanceTimersByTime(CONFIRM_FAILED_MS));
    expect(seen()).toMatchObject({ confirming: false, errors: [expect.stringContaining('did not answer')] });
  });

  test('fails when the URL is not an http URL', () => {
    render(<Probe url="javascript:alert(1)" />);
    expect(seen()).toMatchObject({ state: 'failed' });
  });
});
