import { useQuery } from '@storefront/shared/api';
import { loadCountries } from '@storefront/shared/reference';

/** Loads all countries (RG-06). */
export function useCountries() {
  return useQuery({ queryKey: ['countries'], queryFn: loadCountries, staleTime: Infinity });
}

/** Returns the name of a country in that list; its code until the list is loaded. */
export function useCountryName(code: string): string {
  const { data } = useCountries();
  return data?.find(({ isoCode }) => isoCode === code)?.name ?? code;
}
