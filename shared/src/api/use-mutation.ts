import {
  replaceEqualDeep,
  useMutation as useEveryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * `useMutation` of the query library, without duplicates: a second click before `isPending` is rendered would otherwise send the mutation
 * again. A mutation with other variables runs in parallel.
 */
export function useMutation<Data = unknown, E extends Error = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, E, Variables, Context>,
): UseMutationResult<Data, E, Variables, Context> {
  const mutation = useEveryMutation(options);
  const { mutateAsync: make } = mutation;
  const underWay = useRef<readonly { readonly variables: Variables; readonly answer: Promise<Data> }[]>([]);

  const mutateAsync = useCallback(
    (variables: Variables, callbacks?: Parameters<typeof make>[1]): Promise<Data> => {
      const same = underWay.current.find((one) => replaceEqualDeep(one.variables, variables) === one.variables);
      if (same) return same.answer;
      const answer = make(variables, callbacks).finally(() => {
        underWay.current = underWay.current.filter((one) => one.answer !== answer);
      });
      underWay.current = [...underWay.current, { variables, answer }];
      return answer;
    },
    [make],
  ) as typeof make;

  const mutate = useCallback(
    (...args: Parameters<typeof make>): void => {
      // The failure is in `error`.
      mutateAsync(...args).catch(() => undefined);
    },
    [mutateAsync],
  ) as typeof mutation.mutate;

  return { ...mutation, mutate, mutateAsync };
}
