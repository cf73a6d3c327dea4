import {
  replaceEqualDeep,
  useMutation as useEveryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * The mutation of the query library, which makes a change once while it is under way: a second click on a button, which comes before
 * `isPending` is rendered, would otherwise send it again. Another change, one with other variables, is made at the same time.
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
    (...given: Parameters<typeof make>): void => {
      // What went wrong is in `error`.
      mutateAsync(...given).catch(() => undefined);
    },
    [mutateAsync],
  ) as typeof mutation.mutate;

  return { ...mutation, mutate, mutateAsync };
}
