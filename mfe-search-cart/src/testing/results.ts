import { cartAtom } from '@storefront/shared/cart';
import type { SearchAnswer, SearchGroup, SearchResult } from '@storefront/shared/contract';
import { store } from '@storefront/shared/store';
import { searchResult, type Handlers } from '@storefront/shared/testing';
import { screen, within } from '@testing-library/react';

type Search = NonNullable<Handlers['searchAvailability']>;

export const answer = (
  group: SearchGroup,
  results: SearchResult[],
  given: Partial<SearchAnswer> = {},
): SearchAnswer => ({ group, search_key: `key-${group}`, is_search_completed: true, results, ...given });

export const taken = { status: 'taken', price: undefined, renewal_price: undefined } as const;
export const silent = { ...taken, status: 'unknown' } as const;
export const pending = { ...taken, status: 'pending' } as const;

export const net = searchResult({ domain: 'brindlewharf.net', price: 13.9, renewal_price: 15.9 });
export const org = searchResult({ domain: 'brindlewharf.org', ...taken });
export const studio = searchResult({ domain: 'brindlewharf.studio', price: 24, renewal_price: 29.9 });
export const uk = searchResult({ domain: 'brindlewharf.uk', ...silent });
export const quay = searchResult({ domain: 'brindlequay.com' });

/** A search in which every group is complete with the first response. */
export const complete: Search = ({ params, input: { group } }) => {
  if (group === 'exact')
    return answer(group, [searchResult({ domain: params.word.includes('.') ? params.word : `${params.word}.com` })]);
  return answer(group, group === 'popular' ? [net, org, studio, uk] : [quay]);
};

export const groupNamed = (name: string): HTMLElement => screen.getByRole('region', { name });
export const rows = (name: string): HTMLElement[] => within(groupNamed(name)).getAllByRole('listitem');
export const row = (domain: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(domain));
  if (!found) throw new Error(`No row of ${domain}`);
  return found;
};
export const lines = () => store.get(cartAtom).items;
