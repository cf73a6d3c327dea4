import { api, ApiError, useMutation } from '@storefront/shared/api';
import { editDomain, type DomainEdit, type DomainInfo } from '@storefront/shared/contract';
import { useReauth } from '@storefront/shared/password';
import { useRef } from 'react';
import { askAgain, toDomainFacts, isAskedFor, keepFacts } from './use-own-domain';

interface EditOptions {
  /** What the page may show at once, because it can be taken back. */
  optimistic?: Parameters<typeof keepFacts>[1];
}

/** How many changes of a domain are under way, and whether some were at once. */
const underWay = new Map<string, { count: number; crossed: boolean }>();

function begin(name: string): void {
  const { count, crossed } = underWay.get(name) ?? { count: 0, crossed: false };
  underWay.set(name, { count: count + 1, crossed: crossed || count > 0 });
}

/** Each answer is the domain of one moment, and what is under way at once may be answered in any order: then the domain is asked for. */
function end(name: string): void {
  const { count, crossed } = underWay.get(name) ?? { count: 1, crossed: false };
  if (count > 1) {
    underWay.set(name, { count: count - 1, crossed });
    return;
  }
  underWay.delete(name);
  if (crossed || isAskedFor(name)) void askAgain(name);
}

/**
 * Changes one thing of a domain. While it is under way `pending` is true; a refusal is told in `error` and what was shown before comes
 * back.
 *
 * @param why what the customer is about to do, as a sentence, where they may have to confirm who they are; `dialog` stands there
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
      return optimistic && keepFacts(name, optimistic);
    },
    onSuccess: (domain, { input }, takeBack) => {
      if (domain) keepFacts(name, toDomainFacts(domain));
      else takeBack?.();
      // What is sold beside an add-on is of the currency that is shown, and so not in the answer.
      if ('add_on' in input) void askAgain(name);
    },
    onError: (failure, _edit, takeBack) => {
      takeBack?.();
      // The domain says what is open from now on.
      if (failure instanceof ApiError && failure.code === 'registrar_silent') void askAgain(name);
    },
    onSettled: () => end(name),
  });

  const last = useRef<Promise<unknown>>(null);
  /**
   * @param onRefused hears why it did not change
   * @returns the domain as it is now; null where it did not change, or by a call before this one that is still under way
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
