import { useQuery } from '@storefront/shared/api';
import { loadTldLists } from '@storefront/shared/reference';

/** Returns the registries' look-up lists (RG-04); undefined until they are loaded. */
export function useTldLists() {
  return useQuery({ queryKey: ['tld-lists'], queryFn: loadTldLists, staleTime: Infinity }).data;
}
