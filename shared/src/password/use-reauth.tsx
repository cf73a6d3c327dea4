import { ApiError } from '@storefront/shared/api';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';

/** Loaded when a password is first needed. */
const ConfirmPassword = lazy(() => import('./confirm/ConfirmPassword').then((m) => ({ default: m.ConfirmPassword })));

export interface Reauth {
  /**
   * Makes a call that may need a recent reauthentication: if the server requires it, the customer confirms who they are, and the call is
   * repeated.
   * @returns null if the customer did not; nothing was changed then
   */
  run: <T>(call: () => Promise<T>) => Promise<T | null>;
  /** Has to be rendered by the component that uses the hook. */
  dialog: ReactNode;
}

/** Asks for the password or a passkey if the server requires more than an open session (SS-05). */
export function useReauth(why: string): Reauth {
  const [confirmation, setConfirmation] = useState<{ answer: (confirmed: boolean) => void } | null>(null);

  const run = useCallback(async <T,>(call: () => Promise<T>): Promise<T | null> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'password_needed') throw error;
    }
    const confirmed = await new Promise<boolean>((answer) => setConfirmation({ answer }));
    setConfirmation(null);
    return confirmed ? call() : null;
  }, []);

  const dialog = confirmation && (
    <Suspense>
      <ConfirmPassword why={why} onDone={confirmation.answer} />
    </Suspense>
  );
  return { run, dialog };
}
