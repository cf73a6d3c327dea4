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
 * Saves a contact to the account, replacing the saved one that it was based on where there is one. A purchase never waits for it: if it
 * fails, the customer is told and the purchase continues.
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
