import { ApiError } from '@storefront/shared/api';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

/** Fetched when a password is asked for. */
const ConfirmPassword = lazy(() => import('./ConfirmPassword').then((module) => ({ default: module.ConfirmPassword })));

export interface PasswordGuard {
  /**
   * Makes a call that may need a fresh password: where the server asks for it, the person is asked, and the call made again.
   * @returns null where the person did not give it; nothing was done then
   */
  run: <T>(call: () => Promise<T>) => Promise<T | null>;
  /** Stands wherever the guard is used. */
  dialog: ReactNode;
}

/** Asks for the password where the server says that an open session alone is not enough (SS-05). */
export function usePasswordGuard(why: string): PasswordGuard {
  const [asking, setAsking] = useState<{ answer: (confirmed: boolean) => void } | null>(null);

  const run = useCallback(async <T,>(call: () => Promise<T>): Promise<T | null> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'password_needed') throw error;
    }
    const confirmed = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(null);
    return confirmed ? call() : null;
  }, []);

  const dialog = asking && (
    <Suspense>
      <ConfirmPassword why={why} onDone={asking.answer} />
    </Suspense>
  );
  return { run, dialog };
}
