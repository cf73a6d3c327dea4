import { ApiError } from '@storefront/shared/api';
import { PasskeyProblem, refusalText, usePasswordGuard } from '@storefront/shared/password';
import { useState, type ReactNode } from 'react';

export interface ProvenAction {
  /** Makes calls for which the customer may have to prove who it is. @returns null where that was not done, or the calls were refused */
  run: <T>(calls: () => Promise<T>) => Promise<T | null>;
  /** Something of it is under way, the question included. */
  pending: boolean;
  /** Why it was refused the last time. */
  problem: string | undefined;
  /** Stands wherever the action is used. */
  dialog: ReactNode;
}

/** Something that asks for a fresh proof, pressed as a button. What it answers is kept nowhere, since some of it is secret. */
export function useProvenAction(why: string): ProvenAction {
  const guard = usePasswordGuard(why);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run<T>(calls: () => Promise<T>): Promise<T | null> {
    setPending(true);
    setProblem(undefined);
    try {
      return await guard.run(calls);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof PasskeyProblem)) throw error;
      setProblem(refusalText(error));
      return null;
    } finally {
      setPending(false);
    }
  }

  return { run, pending, problem, dialog: guard.dialog };
}
