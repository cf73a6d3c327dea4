import { ApiError } from '@storefront/shared/api';
import { PasskeyProblem, refusalText, useReauth } from '@storefront/shared/password';
import { useState, type ReactNode } from 'react';

export interface ReauthAction {
  /** Makes calls for which the customer may have to confirm who they are. @returns null where they did not, or the calls were refused */
  run: <T>(calls: () => Promise<T>) => Promise<T | null>;
  /** Something of it is under way, the question included. */
  pending: boolean;
  /** Why it was refused the last time. */
  problem: string | undefined;
  /** Stands wherever the action is used. */
  dialog: ReactNode;
}

/** The action of a button that may ask for reauthentication first. What it answers is kept nowhere, since some of it is secret. */
export function useReauthAction(why: string): ReauthAction {
  const reauth = useReauth(why);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run<T>(calls: () => Promise<T>): Promise<T | null> {
    setPending(true);
    setProblem(undefined);
    try {
      return await reauth.run(calls);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof PasskeyProblem)) throw error;
      setProblem(refusalText(error));
      return null;
    } finally {
      setPending(false);
    }
  }

  return { run, pending, problem, dialog: reauth.dialog };
}
