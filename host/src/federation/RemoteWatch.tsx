import { Suspense, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PAGE_DEADLINE_MS } from './deadlines';

/** Looks at an unanswered question before the page counts as looping. */
const TICKS = 9;
const TICK_MS = PAGE_DEADLINE_MS / TICKS;

/** A page that has its code and still cannot be used. `late`: it suspends without end; `looping`: it renders without end. */
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
 * Asks React for a render of low priority at first and whenever somebody uses the page. A page whose effects set state without end
 * starves such renders for ever, and with them every navigation; it is then taken down by a render of the highest priority.
 */
function LoopGuard() {
  const [asked, ask] = useState(0);
  const [isLooping, setLooping] = useState(false);
  const answered = useRef(0);
  useEffect(() => {
    answered.current = asked;
  }, [asked]);

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
        // A tick that comes late says that the device is busy or asleep, not that the page loops.
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
  /** Stands in the page's place while it suspends. */
  readonly loading: ReactNode;
}

/**
 * Watches a page of a remote while it is shown.
 * @throws PageHangError while rendering, for the boundary around it, where the page suspends or loops beyond the deadline of a page
 */
export function RemoteWatch({ children, loading }: RemoteWatchProps) {
  return (
    <>
      <LoopGuard />
      <Suspense fallback={<Waiting>{loading}</Waiting>}>{children}</Suspense>
    </>
  );
}
