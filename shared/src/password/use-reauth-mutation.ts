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
  /** Builds the parameters and input of the call, if they are not passed to `mutate` directly. */
  parts?: (variables: V) => CallParts<E> & CallOptions;
  /** Called with the server's response; `isPending` lasts until it resolves. Not called if the customer did not reauthenticate. */
  onDone?: (answer: OutputOf<E>, variables: V) => unknown;
  onError?: (error: Error) => unknown;
  /** Called in any case; `isPending` lasts until it resolves. */
  onSettled?: () => unknown;
}

/** A mutation whose `data` only says whether the call was made. */
export type ReauthMutation<V> = UseMutationResult<boolean, Error, V> & {
  /** Has to be rendered by the component that uses the hook. */
  dialog: ReactNode;
};

/**
 * `useApiMutation` for a call that may need a recent reauthentication (SS-05). Such calls contain passwords and return codes, so the
 * response is passed on but not cached, and the variables are dropped with the component.
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
      const callParts = parts ? parts(variables) : (variables ?? {});
      // Wrapped in an object, because some calls return null.
      const done = await reauth.run(async () => ({
        answer: await api.call(endpoint, ...([callParts] as unknown as CallArguments<E>)),
      }));
      if (done) await onDone?.(done.answer, variables);
      return done !== null;
    },
    onError,
    onSettled,
  });
  return { ...mutation, dialog: reauth.dialog };
}
