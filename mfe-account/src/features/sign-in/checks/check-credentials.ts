import { credentials, type Credentials } from '@storefront/shared/contract';
import type { Message } from '@storefront/shared/i18n';
import * as messages from './messages';

/** The values as they are sent; or, if they are wrong, what is wrong with each field. */
interface CheckedCredentials {
  readonly values?: Credentials | undefined;
  readonly problems: Readonly<Partial<Record<keyof Credentials, Message>>>;
}

export function checkCredentials(typed: Credentials): CheckedCredentials {
  const { data, error } = credentials.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    values: data,
    problems: {
      ...(wrong.has('email') && { email: messages.enterEmail }),
      ...(wrong.has('password') && { password: messages.enterPassword }),
    },
  };
}
