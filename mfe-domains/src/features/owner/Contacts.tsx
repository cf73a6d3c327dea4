import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getDomainRegistrant, type Contact, type ContactRole, type DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { EditFailure } from '../../components/EditFailure';
import { findKeptInput } from '../../components/kept-input';
import { spoken } from '../../components/spoken';
import * as messages from './messages';
import { contactPlace, contactTitle, readContact } from './read-contact';
import styles from './owner.module.css';

/** Loaded on edit, because it contains the rules of all registries. */
const EditContact = lazy(() => import('./edit/EditContact').then((m) => ({ default: m.EditContact })));

/** Contact roles other than the owner, in display order. */
const CONTACT_ROLES: readonly ContactRole[] = ['admin', 'tech', 'billing'];

/** Lists the registry contact for each role: the owner unless another contact is set (RG-09b, DM-04f). */
export function Contacts({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const { data: known } = useApiQuery(getDomainRegistrant, { params: { domainName: domain.domain } });
  const [editing, setEditing] = useState<ContactRole | null>(
    () => CONTACT_ROLES.find((role) => findKeptInput(contactPlace(domain.domain, role)) !== undefined) ?? null,
  );
  const read = editing && known && readContact(known, editing);
  const owner = known?.registrant;
  const contacts = known?.contacts;
  // Loading and errors are shown by the owner section.
  if (!owner || !contacts) return null;
  return (
    <Section title={t(messages.contacts)}>
      <dl className={styles.contacts}>
        <dt>{t(messages.owner)}</dt>
        <dd>{contactTitle(owner)}</dd>
        {CONTACT_ROLES.map((role) => {
          const contact = contacts[role];
          return contact === undefined ? null : (
            <RoleContact key={role} domain={domain} role={role} contact={contact} onEdit={() => setEditing(role)} />
          );
        })}
      </dl>
      {editing && read && (
        <Suspense>
          <EditContact
            key={editing}
            domain={domain}
            contactRole={editing}
            read={read}
            onDone={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}

interface RoleContactProps {
  domain: DomainInfo;
  role: ContactRole;
  /** Null if the owner fills this role. */
  contact: Contact | null;
  onEdit: () => void;
}

function RoleContact({ domain, role, contact, onEdit }: RoleContactProps) {
  const t = useTranslate();
  const params = { role, domain: toUnicode(domain.domain), spoken };
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToChange, params));

  async function followOwner() {
    if (!(await edit({ contact_role: role, contact: null }))) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: t(messages.ownerAgain, params) });
  }

  return (
    <>
      <dt>{t(messages.role, { role })}</dt>
      <dd>
        <Stack gap={8}>
          <div className={styles.contact}>
            <span className={styles.who}>
              {contact ? `${contactTitle(contact)}, ${contact.email}` : t(messages.sameOwner)}
            </span>
            <Button size="sm" onClick={onEdit}>
              {t(messages.edit, params)}
            </Button>
            {contact && (
              <Button size="sm" loading={pending && t(messages.saving)} onClick={() => void followOwner()}>
                {t(messages.useOwner, params)}
              </Button>
            )}
          </div>
          {error && !pending && (
            <EditFailure error={error} notChanged={(failure) => t(messages.notChanged, { role, failure })} />
          )}
        </Stack>
        {dialog}
      </dd>
    </>
  );
}
