import { use, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RemoteBoundary } from './RemoteBoundary';
import { PageHangError, RemoteWatch } from './RemoteWatch';

jest.mock('./deadlines', () => ({ PAGE_DEADLINE_MS: 450 }));

const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;
let place: HTMLElement;
let told: unknown[];

beforeEach(() => {
  // `act` would wait forever for a page that renders forever.
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  told = [];
});
afterEach(() => {
  root.unmount();
  place.remove();
  globals.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

const show = (page: React.ReactNode): void =>
  root.render(
    <RemoteBoundary
      onCrash={(error) => told.push(error)}
      fallback={<p role="alert">This part of the shop did not load</p>}
    >
      <RemoteWatch loading={<p>Loading</p>}>{page}</RemoteWatch>
    </RemoteBoundary>,
  );

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}
const alerted = (): boolean => place.querySelector('[role=alert]') !== null;

describe('[MF-04c] RemoteWatch', () => {
  it('takes down a page that endlessly sets state in an effect, within the deadline', async () => {
    const Looping = () => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(count + 1), [count]);
      return <p>{count}</p>;
    };
    show(<Looping />);
    await until(alerted);
    expect(told).toEqual([expect.objectContaining({ name: 'PageHangError', reason: 'looping' })]);
    expect(told[0]).toBeInstanceOf(PageHangError);
  });

  it('shows the loading state, then the failure, when a page suspends forever', async () => {
    const never = new Promise<string>(() => undefined);
    const Suspending = () => <p>{use(never)}</p>;
    show(<Suspending />);
    await until(() => place.textContent === 'Loading');
    await until(alerted);
    expect(told).toEqual([expect.objectContaining({ reason: 'late' })]);
  });

  it('keeps a page whose handler throws, which goes on working', async () => {
    const uncaught: unknown[] = [];
    const catchError = (event: ErrorEvent) => {
      event.preventDefault();
      uncaught.push(event.error);
    };
    addEventListener('error', catchError);
    const broken = new Error('The handler is broken');
    const Throwing = () => {
      const [count, setCount] = useState(0);
      const fail = () => {
        throw broken;
      };
      return (
        <>
          <button onClick={fail}>Break</button>
          <button onClick={() => setCount(count + 1)}>{`Counted ${count}`}</button>
        </>
      );
    };
    show(<Throwing />);
    await until(() => place.querySelectorAll('button').length === 2);
    const [first, second] = place.querySelectorAll('button');
    first?.click();
    second?.click();
    await until(() => alerted() || second?.textContent === 'Counted 1');
    removeEventListener('error', catchError);
    expect(uncaught).toEqual([broken]);
    expect(told).toEqual([]);
    expect(alerted()).toBe(false);
  });

  it('tolerates a page that suspends briefly or renders often', async () => {
    let arrive: (text: string) => void = () => undefined;
    const soon = new Promise<string>((resolve) => (arrive = resolve));
    const Page = () => {
      const [count, setCount] = useState(0);
      useEffect(() => {
        const timer = setInterval(() => setCount((before) => before + 1), 5);
        return () => clearInterval(timer);
      }, []);
      return <p>{`${use(soon)} ${count > 200 ? 'often' : ''}`}</p>;
    };
    show(<Page />);
    await until(() => place.textContent === 'Loading');
    arrive('here');
    await until(() => place.textContent === 'here often');
    expect(told).toEqual([]);
  });
});
