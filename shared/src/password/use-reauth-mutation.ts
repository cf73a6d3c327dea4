import {
  api,
  useMutation,
  type CallArguments,
  type MutationParts,
  type UseMutationResult,
} from '@storefront/shared/api';
import type { AnyEndpoint, OutputOf } from '@storefront/shared/contract';
import type { ReactNode } from 'react';
import { useReauth } from './use-reauth';

interface ReauthMutationOptions<E extends AnyEndpoint> {
  /** What the server answered; `isPending` lasts until this ends. Not called where the customer did not confirm who they are. */
  onDone?: (answer: OutputOf<E>) => unknown;
  onError?: (error: Error) => unknown;
}

/** A mutation whose `data` only says whether it was done. */
export type ReauthMutation<E extends AnyEndpoint> = UseMutationResult<boolean, Error, MutationParts<E>> & {
  /** Rendered wherever the hook is used. */
  dialog: ReactNode;
};

/**
 * `useApiMutation` for a call that may need a recent reauthentication (SS-05). Since such calls carry passwords and answer with codes,
 * the answer is passed on and kept nowhere, and what was sent is forgotten with the component.
 *
 * @param why what the customer is about to do, as a sentence
 */
export function useReauthMutation<E extends AnyEndpoint>(
  endpoint: E,
  why: string,
  { onDone, onError }: ReauthMutationOptions<E> = {},
): ReauthMutation<E> {
  const reauth = useReauth(why);
  const mutation = useMutation<boolean, Error, MutationParts<E>>({
    gcTime: 0,
    mutationFn: async (parts) => {
      // In an object, because the answer of some calls is null.
      const done = await reauth.run(async () => ({
        answer: await api.call(endpoint, ...([parts ?? {}] as unknown as CallArguments<E>)),
      }));
      if (done) await onDone?.(done.answer);
      return done !== null;
    },
    onError,
  });
  return { ...mutation, dialog: reauth.dialog };
}
