import { registryPhone } from '@storefront/shared/contract';
import { phoneProblem } from '@storefront/shared/domain';
import { useQuery } from '@storefront/shared/api';

/**
 * Whether a number is possible in its country (`phoneProblem`) but in no known range. Only a hint: numbering plans change faster than the
 * tables, and the registry decides. The tables are loaded on first use.
 */
export async function isUnusual(registryPhone: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const digits = registryPhone.replace(/x.*$/, '').replace('.', '');
  return parsePhoneNumberFromString(digits)?.isValid() !== true;
}

/** Returns the hint under a phone number in registry form: how it will be stored, and whether it looks mistyped. */
export function usePhoneHint(phone: string): { stored: string | null; isDoubtful: boolean } {
  const readable = registryPhone.safeParse(phone).success && phoneProblem(phone) === null;
  const hint = useQuery({
    queryKey: ['phone-hint', phone],
    queryFn: () => isUnusual(phone),
    enabled: readable,
    staleTime: Infinity,
    retry: false,
  });
  return { stored: readable ? phone : null, isDoubtful: readable && hint.data === true };
}
