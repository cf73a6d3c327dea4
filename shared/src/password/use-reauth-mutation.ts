import {
  api,
  useMutation,
  type CallArguments,
  type CallOptions,
  type CallParts,
  type MutationParts,
  type UseMutationResult,
} from '@storefront/shared/api';
import type { AnyEndpoint, OutputOf } from '@storefront/shared/contract';
import type { ReactNode } from 'react';
import { useReauth } from './use-reauth';

interface ReauthMutationOptions<E extends AnyEndpoint, V> {
  /** What the call takes, where `mutate` is not given that itself. */
  parts?: (variables: V) => CallParts<E> & CallOptions;
  /** What the server answered; `isPending` lasts until this ends. Not called where the customer did not confirm who they are. */
  onDone?: (answer: OutputOf<E>, variables: V) => unknown;
  onError?: (error: Error) => unknown;
  /** Whatever came of it; `isPending` lasts until this ends. */
  onSettled?: () => unknown;
}

/** A mutation whose `data` only says whether it was done. */
export type ReauthMutation<V> = UseMutationResult<boolean, Error, V> & {
  /** Rendered wherever the hook is used. */
  dialog: ReactNode;
};

/**
 * `useApiMutation` for a call that may need a recent reauthentication (SS-05). Since such calls carry passwords and answer with codes,
 * the answer is passed on and kept nowhere, and what was sent is forgotten with the component.
 *
 * @param why what the customer is about to do, as a sentence
 */
export function useReauthMutation<E extends AnyEndpoint, V = MutationParts<E>>(
  endpoint: E,
  why: string,
  { parts, onDone, onError, onSettled }: ReauthMutationOptions<E, V> = {},
): ReauthMutation<V> {
  const reauth = useReauth(why);
  const mutation = useMutation<boolean, Error, V>({
    gcTime: 0,
    mutationFn: async (variables) => {
      const given = parts ? parts(variables) : (variables ?? {});
      // In an object, because the answer of some calls is null.
      const done = await reauth.run(async () => ({
        answer: await api.call(endpoint, ...([given] as unknown as CallArguments<E>)),
      }));
      if (done) await onDone?.(done.answer, variables);
      return done !== null;
    },
    onError,
    onSettled,
  });
  return { ...mutation, dialog: reauth.dialog };
}
