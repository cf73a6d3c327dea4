import { api, ApiError, useMutation } from '@storefront/shared/api';
import { editDomain, type DomainEdit, type DomainInfo } from '@storefront/shared/contract';
import { useReauth } from '@storefront/shared/password';
import { useRef } from 'react';
import { refetchDomain, toDomainFacts, isFetchingDomain, cacheFacts } from './use-own-domain';

interface EditOptions {
  /** Shown immediately and rolled back if the change fails. */
  optimistic?: Parameters<typeof cacheFacts>[1];
}

/** Domain → number of running changes, and whether any of them overlapped. */
const underWay = new Map<string, { count: number; crossed: boolean }>();

function begin(name: string): void {
  const { count, crossed } = underWay.get(name) ?? { count: 0, crossed: false };
  underWay.set(name, { count: count + 1, crossed: crossed || count > 0 });
}

/** Ends a change. After overlapping changes, whose responses can arrive in any order, the domain is refetched. */
function end(name: string): void {
  const { count, crossed } = underWay.get(name) ?? { count: 1, crossed: false };
  if (count > 1) {
    underWay.set(name, { count: count - 1, crossed });
    return;
  }
  underWay.delete(name);
  if (crossed || isFetchingDomain(name)) void refetchDomain(name);
}

/**
 * Changes one setting of a domain. `pending` is true meanwhile; if the change is refused, `error` is set and the optimistic value is
 * rolled back.
 *
 * @param why sentence that says what the customer is about to do, if they may have to reauthenticate; render `dialog` for that
 */
export function useEditDomain(name: string, why?: string) {
  const { run, dialog } = useReauth(why ?? '');
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ input }: { input: DomainEdit } & EditOptions) => {
      const call = () => api.call(editDomain, { params: { domainName: name }, input });
      return why === undefined ? call() : run(call);
    },
    onMutate: ({ optimistic }) => {
      begin(name);
      return optimistic && cacheFacts(name, optimistic);
    },
    onSuccess: (domain, { input }, takeBack) => {
      if (domain) cacheFacts(name, toDomainFacts(domain));
      else takeBack?.();
      // The response lacks the prices of add-ons in the displayed currency, so the domain is refetched.
      if ('add_on' in input) void refetchDomain(name);
    },
    onError: (failure, _edit, takeBack) => {
      takeBack?.();
      // The refetched domain lists the unsettled change.
      if (failure instanceof ApiError && failure.code === 'registrar_silent') void refetchDomain(name);
    },
    onSettled: () => end(name),
  });

  const last = useRef<Promise<unknown>>(null);
  /**
   * @param onRefused called with the reason if the change fails
   * @returns the updated domain; null if it was not changed or another change is still running
   */
  const edit = (
    input: DomainEdit,
    options: EditOptions = {},
    onRefused?: (failure: unknown) => Promise<void>,
  ): Promise<DomainInfo | null> => {
    const answer = mutateAsync({ input, ...options });
    if (answer === last.current) return Promise.resolve(null);
    last.current = answer;
    return answer.catch(async (failure: unknown) => {
      await onRefused?.(failure);
      return null;
    });
  };

  return { edit, pending: isPending, error, dialog };
}
