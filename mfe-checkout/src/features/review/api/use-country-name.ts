import { useQuery } from '@storefront/shared/api';
import { loadCountries } from '@storefront/shared/reference';

/** A country's name from its code; the code itself until the list is there. */
export function useCountryName(code: string): string {
  const { data } = useQuery({ queryKey: ['countries'], queryFn: loadCountries, staleTime: Infinity });
  return data?.find(({ isoCode }) => isoCode === code)?.name ?? code;
}
