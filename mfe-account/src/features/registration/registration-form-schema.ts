import { registration } from '@storefront/shared/contract';
import { z } from 'zod/mini';

/** The contract's registration with the words that stand beside each field. */
export const registrationForm = z.extend(registration, {
  first_name: z.string().check(z.trim(), z.minLength(1, 'Enter your given name'), z.maxLength(80, 'Use at most 80 characters')),
  last_name: z.string().check(z.trim(), z.minLength(1, 'Enter your family name'), z.maxLength(80, 'Use at most 80 characters')),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose your country')),
});
