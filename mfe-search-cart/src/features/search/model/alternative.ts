import type { SearchAnswer, SearchResult } from '@storefront/shared/contract';

/** The alternative to an unavailable domain; undecided while a closer one may still turn out to be available. */
type Alternative =
  | { readonly kind: 'offered'; readonly result: SearchResult }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'none' };

interface GroupSoFar {
  readonly answer: Pick<SearchAnswer, 'results'> | undefined;
  readonly running: boolean;
}

const isOffer = ({ status, price, renewal_price }: SearchResult): boolean =>
  status === 'available' && price !== undefined && renewal_price !== undefined;

/** Returns the first row that is available at the list price, once the registries of all rows before it have responded. */
function firstFree({ answer, running }: GroupSoFar): Alternative {
  for (const result of answer?.results ?? []) {
    if (isOffer(result)) return { kind: 'offered', result };
    if (result.status === 'pending') return { kind: 'undecided' };
  }
  return running ? { kind: 'undecided' } : { kind: 'none' };
}

/** Returns the best alternative (SE-05): the same word under the most popular available extension, else the nearest other domain. */
export function alternativeTo(popular: GroupSoFar, all: GroupSoFar): Alternative {
  const sameWord = firstFree(popular);
  return sameWord.kind === 'none' ? firstFree(all) : sameWord;
}
