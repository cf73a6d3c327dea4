import { personName, registration } from '@storefront/shared/contract';
import type { Translate } from '@storefront/shared/i18n';
import { z } from 'zod/mini';
import * as messages from './messages';

/** The contract's rule for names, with the field's own message if the name is empty. */
const named = (missing: string) => z.pipe(z.string().check(z.trim(), z.minLength(1, missing)), personName);

/** The contract's registration schema with the messages shown beside each field. */
export const registrationForm = (t: Translate) =>
  z.extend(registration, {
    first_name: named(t(messages.enterGiven)),
    last_name: named(t(messages.enterFamily)),
    country: z.string().check(z.regex(/^[A-Z]{2}$/, t(messages.chooseCountry))),
  });
