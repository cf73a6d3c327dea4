import { api, apiQueryKey, queryClient } from '@storefront/shared/api';
import {
  changeContact,
  getContactInfo,
  listContacts,
  saveContact,
  type Contact,
  type ContactId,
} from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import * as messages from './messages';

/**
 * Returns a function that saves a contact to the account, replacing the saved one that it was based on, if any. It does not hold up the
 * purchase: a failure is only shown as a notice.
 */
export function useKeepContact(): (contact: Contact, savedId: ContactId | null) => Promise<void> {
  const t = useTranslate();
  return async (contact, savedId) => {
    try {
      if (savedId === null) await api.call(saveContact, { input: { contact, consent: true } });
      else await api.call(changeContact, { params: { id: savedId }, input: { contact } });
      notify({ tone: 'success', text: t(messages.saved) });
    } catch (error) {
      notify({ tone: 'error', text: t(messages.notSaved, { failure: failureText(error, t) }) });
    }
    await Promise.all(
      [listContacts, getContactInfo].map((one) => queryClient.invalidateQueries({ queryKey: apiQueryKey(one) })),
    );
  };
}
