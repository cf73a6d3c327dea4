import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { changeContact, listContacts, type SavedContact } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { ContactList, ContactRow } from '../../components/ContactList';
import { spoken } from '../../components/spoken';
import { contactLine, holderName } from './contact-summary';
import * as messages from './messages';
import styles from './saved-contacts.module.css';

const DeleteContact = lazy(() => import('./deletion/DeleteContact').then((m) => ({ default: m.DeleteContact })));

interface SavedContactsProps {
  /** The contact that the form was filled with. */
  usedId: string | null;
  onUse: (contact: SavedContact) => void;
  onDeleted: (contact: SavedContact) => void;
}

/** Lists the saved contacts of a customer: each can fill the form, become the default or be deleted (RG-07). */
export function SavedContacts({ usedId, onUse, onDeleted }: SavedContactsProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  // The page has already fetched the contacts, so mounting this does not retry a failed fetch.
  const { data: contacts, isFetched, isFetching, refetch } = useApiQuery(listContacts, {}, { retryOnMount: false });
  const makeDefault = useApiMutation(changeContact, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(listContacts) }),
  });
  const [deleting, setDeleting] = useState<SavedContact | null>(null);

  if (!isFetched) return null;
  if (contacts === undefined) {
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" loading={isFetching && t(messages.loading)} onClick={() => void refetch()}>
            {t(messages.tryAgain)}
          </Button>
        }
      >
        {t(messages.notLoaded)}
      </Banner>
    );
  }
  if (contacts.length === 0) return null;
  return (
    <Section title={t(messages.contacts)} className={styles.section}>
      <ContactList>
        {contacts.map((saved) => {
          const name = holderName(saved.contact);
          return (
            <ContactRow
              key={saved.id}
              name={name}
              mark={saved.is_default && t(messages.isDefault)}
              note={contactLine(saved.contact)}
            >
              <Button size="sm" onClick={() => onUse(saved)}>
                {t(usedId === saved.id ? messages.useAgain : messages.use, { name, spoken })}
              </Button>
              {!saved.is_default && (
                <Button
                  size="sm"
                  variant="plain"
                  aria-disabled={makeDefault.isPending}
                  {...customerOnly('changeContact')}
                  onClick={() => makeDefault.mutate({ params: { id: saved.id }, input: { make_default: true } })}
                >
                  {t(messages.makeDefault, { name, spoken })}
                </Button>
              )}
              <Button size="sm" variant="plain" {...customerOnly('deleteContact')} onClick={() => setDeleting(saved)}>
                {t(messages.deleteContact, { name, spoken })}
              </Button>
            </ContactRow>
          );
        })}
      </ContactList>
      <p className={styles.note} role="status">
        {contacts.some(({ id }) => id === usedId) && t(messages.inUse)}
      </p>
      {makeDefault.isError && (
        <Banner tone="danger">{t(messages.notDefault, { failure: failureText(makeDefault.error, t) })}</Banner>
      )}
      {deleting && (
        <Suspense>
          <DeleteContact
            saved={deleting}
            onDone={(deleted) => {
              setDeleting(null);
              if (deleted) onDeleted(deleting);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
