import type { Registration } from '@storefront/shared/contract';
import { onSessionEnd, sessionAtom } from '@storefront/shared/session';
import { shape, store, storedAtom } from '@storefront/shared/store';

const { toChecker, fields, orNull, text } = shape;

/** The input of the registration form so far, without the password. */
type RegistrationDraft = Omit<Registration, 'password'>;

const draft = fields<RegistrationDraft>({ first_name: text(), last_name: text(), email: text(), country: text() });

/**
 * The draft, stored for this tab under `sf:registration`, so that it survives a reload or a visit to the terms (RT-35); null if there is
 * none.
 */
export const registrationDraftAtom = storedAtom<RegistrationDraft | null>({
  key: 'registration',
  version: 1,
  empty: null,
  schema: toChecker(orNull(draft)),
  keptFor: 'tab',
});

const forget = (): void => store.set(registrationDraftAtom, null);

onSessionEnd((why) => {
  if (why === 'logout') forget();
});
store.sub(sessionAtom, () => {
  if (store.get(sessionAtom).status === 'authenticated') forget();
});
