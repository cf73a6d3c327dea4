import { useQuery } from '@storefront/shared/api';
import { loadCountries } from '@storefront/shared/reference';

/** The list of countries, loaded when a form needs it (RG-06). */
export function useCountries() {
  return useQuery({ queryKey: ['countries'], queryFn: loadCountries, staleTime: Infinity });
}
