import { ApiError } from '@storefront/shared/api';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

/** Fetched when a password is asked for. */
const ConfirmPassword = lazy(() =>
  import('./confirm/ConfirmPassword').then((module) => ({ default: module.ConfirmPassword })),
);

export interface Reauth {
  /**
   * Makes a call that may need a recent reauthentication: where the server asks for it, the customer confirms who they are, and the call is
   * made again.
   * @returns null where the customer did not; nothing was done then
   */
  run: <T>(call: () => Promise<T>) => Promise<T | null>;
  /** Rendered wherever the hook is used. */
  dialog: ReactNode;
}

/** Asks for password or passkey where the server says that an open session alone is not enough (SS-05). */
export function useReauth(why: string): Reauth {
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
