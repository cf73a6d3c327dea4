import { personName, registration } from '@storefront/shared/contract';
import { z } from 'zod/mini';

/** The contract's rule for names, with words of the field for one that is empty. */
const named = (missing: string) => z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), personName);

/** The contract's registration with the words that stand beside each field. */
export const registrationForm = z.extend(registration, {
  first_name: named('Enter your given name'),
  last_name: named('Enter your family name'),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose your country')),
});
