import { Suspense, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PAGE_DEADLINE_MS } from './deadlines';

/** Checks of a pending low-priority render before the page counts as looping. */
const TICKS = 9;
const TICK_MS = PAGE_DEADLINE_MS / TICKS;

/** A page that has loaded but cannot be used. `late`: it suspends forever; `looping`: it renders forever. */
export class PageHangError extends Error {
  override readonly name = 'PageHangError';

  constructor(readonly reason: 'late' | 'looping') {
    super(
      reason === 'late'
        ? `still suspended after ${PAGE_DEADLINE_MS} ms`
        : 'renders without end, so that nothing else is rendered',
    );
  }
}

function Waiting({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PAGE_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new PageHangError('late');
  return children;
}

/**
 * Schedules a low-priority render on mount and on every interaction. A page whose effects set state endlessly starves such renders, and
 * with them every navigation; a synchronous render then takes the page down.
 */
function LoopGuard() {
  const [attempts, ask] = useState(0);
  const [isLooping, setLooping] = useState(false);
  const answered = useRef(0);
  useEffect(() => {
    answered.current = attempts;
  }, [attempts]);

  useEffect(() => {
    let question = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = (): void => {
      clearInterval(timer);
      timer = undefined;
    };
    const watch = (): void => {
      if (timer !== undefined) return;
      question += 1;
      startTransition(() => ask(question));
      let ticks = 0;
      let last = performance.now();
      timer = setInterval(() => {
        if (answered.current === question) return stop();
        const now = performance.now();
        // A late tick means that the device is busy or asleep, not that the page loops.
        if (now - last < 2 * TICK_MS) ticks += 1;
        last = now;
        if (ticks < TICKS) return;
        stop();
        flushSync(() => setLooping(true));
      }, TICK_MS);
    };
    watch();
    addEventListener('pointerdown', watch, true);
    addEventListener('keydown', watch, true);
    return () => {
      stop();
      removeEventListener('pointerdown', watch, true);
      removeEventListener('keydown', watch, true);
    };
  }, []);

  if (isLooping) throw new PageHangError('looping');
  return null;
}

interface RemoteWatchProps {
  readonly children: ReactNode;
  /** Shown while the page suspends. */
  readonly loading: ReactNode;
}

/**
 * Watches a page of a remote while it is shown.
 * @throws PageHangError while rendering, caught by the surrounding boundary, when the page suspends or loops past the page deadline
 */
export function RemoteWatch({ children, loading }: RemoteWatchProps) {
  return (
    <>
      <LoopGuard />
      <Suspense fallback={<Waiting>{loading}</Waiting>}>{children}</Suspense>
    </>
  );
}
