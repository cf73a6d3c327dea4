import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { changeContact, listContacts, type SavedContact } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { contactLine, holderName } from './contact-words';
import { DeleteContact } from './DeleteContact';
import styles from './saved-contacts.module.css';

export interface SavedContactsProps {
  /** The one that the form was filled with. */
  usedId: string | null;
  onUse: (contact: SavedContact) => void;
  onDeleted: (contact: SavedContact) => void;
}

/** The contacts that a customer has saved: one of them fills the form, each can be the default or be deleted (RG-07). */
export function SavedContacts({ usedId, onUse, onDeleted }: SavedContactsProps) {
  const { data: contacts, isPending, isError, isFetching, refetch } = useApiQuery(listContacts);
  const makeDefault = useApiMutation(changeContact, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQueryKey(listContacts) }),
  });
  const [deleting, setDeleting] = useState<SavedContact | null>(null);

  if (isPending) return null;
  if (isError) {
    return (
      <Banner
        tone="warning"
        action={
          <Button size="sm" loading={isFetching && 'Loading'} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Your saved contacts did not load. The form below works without them.
      </Banner>
    );
  }
  if (contacts.length === 0) return null;
  return (
    <Section title="Your saved contacts" className={styles.section}>
      <ul className={styles.contacts}>
        {contacts.map((saved) => {
          const name = holderName(saved.contact);
          return (
            <li key={saved.id} className={styles.contact}>
              <div className={styles.who}>
                <span className={styles.name}>
                  {name}
                  {saved.is_default && <span className={styles.note}> Default</span>}
                </span>
                <span className={styles.note}>{contactLine(saved.contact)}</span>
              </div>
              <div className={styles.actions}>
                <Button size="sm" onClick={() => onUse(saved)}>
                  {usedId === saved.id ? 'Use again' : 'Use'}
                  <span className="sf-visually-hidden">: {name}</span>
                </Button>
                {!saved.is_default && (
                  <Button
                    size="sm"
                    variant="plain"
                    onClick={() => makeDefault.mutate({ params: { id: saved.id }, input: { make_default: true } })}
                  >
                    Make default<span className="sf-visually-hidden">: {name}</span>
                  </Button>
                )}
                <Button size="sm" variant="plain" onClick={() => setDeleting(saved)}>
                  Delete<span className="sf-visually-hidden">: {name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.note} role="status">
        {contacts.some(({ id }) => id === usedId) &&
          'The form is filled with this contact. What you change in it counts for this purchase; tick the box below it to change the saved contact too.'}
      </p>
      {makeDefault.isError && (
        <Banner tone="danger">The default was not changed. {failureText(makeDefault.error)}</Banner>
      )}
      {deleting && (
        <DeleteContact
          saved={deleting}
          onDone={(deleted) => {
            setDeleting(null);
            if (deleted) onDeleted(deleting);
          }}
        />
      )}
    </Section>
  );
}
