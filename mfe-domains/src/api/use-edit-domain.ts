import { api } from '@storefront/shared/api';
import { editDomain, type DomainEdit, type DomainInfo } from '@storefront/shared/contract';
import { useState } from 'react';
import type { Reauth } from '@storefront/shared/password';
import { askAgain, factsOf, isAskedFor, keepFacts } from './use-own-domain';

interface EditOptions {
  /** What the page may show at once, because it can be taken back. */
  optimistic?: Parameters<typeof keepFacts>[1];
  reauth?: Reauth;
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

/** Changes one thing of a domain. While it is under way `pending` is true; a refusal is told in `error` and what was shown before comes back. */
export function useEditDomain(name: string) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  /** @returns the domain as it is now; null where it did not change */
  async function edit(input: DomainEdit, { optimistic, reauth }: EditOptions = {}): Promise<DomainInfo | null> {
    const call = () => api.call(editDomain, { params: { domainName: name }, input });
    setPending(true);
    setError(null);
    begin(name);
    const takeBack = optimistic && keepFacts(name, optimistic);
    try {
      const domain = await (reauth ? reauth.run(call) : call());
      if (domain) keepFacts(name, factsOf(domain));
      else takeBack?.();
      return domain;
    } catch (failure) {
      takeBack?.();
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      return null;
    } finally {
      end(name);
      setPending(false);
    }
  }

  return { edit, pending, error };
}
