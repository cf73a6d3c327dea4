import { useQuery } from '@storefront/shared/api';
import { loadTldLists } from '@storefront/shared/reference';

/** The look-up lists of the registries, from this tab's storage where they were loaded before (RG-04); undefined until then. */
export function useTldLists() {
  return useQuery({ queryKey: ['tld-lists'], queryFn: loadTldLists, staleTime: Infinity }).data;
}
