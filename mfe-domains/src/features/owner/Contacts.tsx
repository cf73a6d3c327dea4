import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { getDomainRegistrant, type Contact, type ContactRole, type DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { CONTACT_ROLES, contactLabels } from './contact-roles';
import styles from './owner.module.css';

/** Loaded when somebody edits: the rules of all registries come with it. */
const EditContact = lazy(() => import('./EditContact').then((module) => ({ default: module.EditContact })));

/** Whom the registry has for what: the owner for everything, until another contact is given (RG-09b, DM-04f). */
export function Contacts({ domain }: { domain: DomainInfo }) {
  const { data: known } = useApiQuery(getDomainRegistrant, { params: { domainName: domain.domain } });
  const [editing, setEditing] = useState<ContactRole | null>(null);
  const owner = known?.registrant;
  const contacts = known?.contacts;
  // How loading and failures stand, the owner beside it says.
  if (!owner || !contacts) return null;
  return (
    <Section title="Contacts">
      <dl className={styles.contacts}>
        <dt>Owner</dt>
        <dd>{titleOf(owner)}</dd>
        {CONTACT_ROLES.map((role) => {
          const contact = contacts[role];
          return contact === undefined ? null : (
            <RoleContact key={role} domain={domain} role={role} contact={contact} onEdit={() => setEditing(role)} />
          );
        })}
      </dl>
      {editing && (
        <Suspense>
          <EditContact
            key={editing}
            domain={domain}
            contactRole={editing}
            contact={contacts[editing] ?? owner}
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
  /** Null where the owner is this contact too. */
  contact: Contact | null;
  onEdit: () => void;
}

function RoleContact({ domain, role, contact, onEdit }: RoleContactProps) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const { title, inSentence } = contactLabels[role];
  const { edit, pending, error, dialog } = useEditDomain(
    domain.domain,
    `You are about to change the ${inSentence} of ${name}.`,
  );

  async function followOwner() {
    if (!(await edit({ contact_role: role, contact: null }))) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: `The ${inSentence} of ${name} is its owner again.` });
  }

  return (
    <>
      <dt>{title}</dt>
      <dd>
        <Stack gap={8}>
          <div className={styles.contact}>
            <span className={styles.who}>{contact ? `${titleOf(contact)}, ${contact.email}` : 'Same as owner'}</span>
            <Button size="sm" onClick={onEdit}>
              Edit<span className="sf-visually-hidden"> the {inSentence}</span>
            </Button>
            {contact && (
              <Button size="sm" loading={pending && 'Saving'} onClick={() => void followOwner()}>
                Use the owner’s<span className="sf-visually-hidden"> for the {inSentence}</span>
              </Button>
            )}
          </div>
          {error && !pending && (
            <Banner tone="danger">
              The {inSentence} was not changed. {failureText(error, t)}
            </Banner>
          )}
        </Stack>
        {dialog}
      </dd>
    </>
  );
}

function titleOf({ kind, first_name, last_name, org_name }: Contact): string {
  const person = `${first_name} ${last_name}`;
  return kind === 'organization' ? `${org_name ?? ''}, ${person}` : person;
}
