import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDomainRegistrant, type Contact, type ContactRole, type DomainInfo } from '@storefront/shared/contract';
import { splitDomain, toUnicode } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { usePasswordGuard } from '@storefront/shared/password';
import { emptyRegistrant, RoleContactFields, roleContactSchema, valuesOf, type Registrant, type RegistrantValues } from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useMemo } from 'react';
import { useEditDomain } from '../domain-settings/use-edit-domain';
import { contactLabels } from './contact-roles';

interface EditContactProps {
  domain: DomainInfo;
  role: ContactRole;
  /** Whom the form starts from. */
  contact: Contact;
  onDone: () => void;
}

/** Gives a domain a contact of its own beside the owner. */
export default function EditContact({ domain, role, contact, onDone }: EditContactProps) {
  const id = useId();
  const name = toUnicode(domain.domain);
  const { tld } = splitDomain(domain.domain);
  const tlds = useMemo(() => [tld], [tld]);
  const schema = useMemo(() => roleContactSchema(tld), [tld]);
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues: { ...emptyRegistrant, ...valuesOf(contact) } });
  const called = contactLabels[role].inSentence;
  const guard = usePasswordGuard(`You are about to change the ${called} of ${name}.`);
  const { edit, pending, error } = useEditDomain(domain.domain);

  async function save(next: Registrant) {
    if (!(await edit({ contact_role: role, contact: next.contact }, { guard }))) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: `The ${called} of ${name} was changed.` });
    onDone();
  }

  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onDone()}
        title={`The ${called} of ${name}`}
        description="These details go to the registry. The owner stays as it is."
        footer={
          <>
            <Button type="submit" form={id} variant="filled" loading={pending && 'Saving'}>
              Save
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </>
        }
      >
        <Form id={id} form={form} onSubmit={(next) => void save(next)}>
          <Stack gap={24}>
            <FormErrorSummary />
            {error && !pending && <Banner tone="danger">The contact was not changed. {error.message} What you entered is still here.</Banner>}
            <RoleContactFields form={form} tlds={tlds} />
          </Stack>
        </Form>
      </Drawer>
      {guard.dialog}
    </>
  );
}
