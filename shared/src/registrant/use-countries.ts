import { useQuery } from '@storefront/shared/api';
import { loadCountries } from '@storefront/shared/reference';

/** All countries (RG-06), once they are loaded. */
export function useCountries() {
  return useQuery({ queryKey: ['countries'], queryFn: loadCountries, staleTime: Infinity });
}

/** The name of a country in that list; its code until the list is loaded. */
export function useCountryName(code: string): string {
  const { data } = useCountries();
  return data?.find(({ isoCode }) => isoCode === code)?.name ?? code;
}
