import type { SearchAnswer, SearchResult } from '@storefront/shared/contract';

/** What to offer in place of an unavailable domain; undecided while a closer one may still turn out to be available. */
export type Alternative =
  | { readonly kind: 'offered'; readonly result: SearchResult }
  | { readonly kind: 'undecided' }
  | { readonly kind: 'none' };

interface GroupSoFar {
  readonly answer: Pick<SearchAnswer, 'results'> | undefined;
  readonly running: boolean;
}

const isOffer = ({ status, price, renewal_price }: SearchResult): boolean =>
  status === 'available' && price !== undefined && renewal_price !== undefined;

/** The first row that is available at the list price, once all rows before it have been answered. */
function firstFree({ answer, running }: GroupSoFar): Alternative {
  for (const result of answer?.results ?? []) {
    if (isOffer(result)) return { kind: 'offered', result };
    if (result.status === 'pending') return { kind: 'undecided' };
  }
  return running ? { kind: 'undecided' } : { kind: 'none' };
}

/** The best alternative (SE-05): the same word under the most popular extension that is free, else the nearest other name. */
export function alternativeTo(popular: GroupSoFar, all: GroupSoFar): Alternative {
  const sameWord = firstFree(popular);
  return sameWord.kind === 'none' ? firstFree(all) : sameWord;
}
