import { useQuery } from '@storefront/shared/api';
import { loadTldLists } from '@storefront/shared/reference';

/** The registries' look-up lists, from this tab's storage if they were loaded before (RG-04); undefined until then. */
export function useTldLists() {
  return useQuery({ queryKey: ['tld-lists'], queryFn: loadTldLists, staleTime: Infinity }).data;
}
