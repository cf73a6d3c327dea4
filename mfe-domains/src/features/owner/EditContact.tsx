import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDomainRegistrant, type Contact, type DomainInfo, type DomainRegistrant } from '@storefront/shared/contract';
import {
  isMaterialChange,
  needsRegistrantVerification,
  REGISTRANT_LOCK_DAYS,
  registryKey,
  splitDomain,
  tldRequirements,
  toUnicode,
  VERIFICATION_DAYS,
} from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import {
  contactOf,
  emptyRegistrant,
  joinAnswers,
  RegistrantFields,
  registrantSchema,
  roleContactSchema,
  valuesOf,
  type Registrant,
  type RegistrantValues,
} from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useMemo } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { contactLabels, type DomainRole } from './contact-roles';

interface EditContactProps {
  domain: DomainInfo;
  /** Whose details are changed. The owner is asked all that the registry wants to know of one. */
  contactRole: DomainRole;
  /** Whom the form starts from. */
  contact: Contact;
  /** Of the owner: what the registry knows beyond the contact. Identity numbers are not among it and are asked again. */
  answers?: DomainRegistrant['tld_data'];
  onDone: () => void;
}

/** Changes who holds a domain, or whom its registry has for one of the other roles; says beforehand what a new owner brings with it. */
export function EditContact({ domain, contactRole, contact, answers = {}, onDone }: EditContactProps) {
  const t = useTranslate();
  const id = useId();
  const name = toUnicode(domain.domain);
  const { tld } = splitDomain(domain.domain);
  const tlds = useMemo(() => [tld], [tld]);
  const isOwner = contactRole === 'owner';
  const schema = useMemo(() => (isOwner ? registrantSchema([tld]) : roleContactSchema(tld)), [isOwner, tld]);
  const defaultValues = {
    ...emptyRegistrant,
    ...valuesOf(contact),
    answers: joinAnswers({ [registryKey(tld)]: answers }),
  };
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues });
  const called = contactLabels[contactRole].inSentence;
  const { edit, pending, error, dialog } = useEditDomain(
    domain.domain,
    `You are about to change the ${called} of ${name}.`,
  );
  const values = useWatch({ control: form.control });
  const isNewOwner = isOwner && isMaterialChange(contact, contactOf({ ...defaultValues, ...values, answers: {} }));

  async function save({ contact: next, tldData }: Registrant) {
    const asks = tldRequirements(tld).fields.length > 0;
    const change = isOwner
      ? { registrant: next, ...(asks && { tld_data: { ...tldData[tld] } }) }
      : { contact_role: contactRole, contact: next };
    if (!(await edit(change))) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: `The ${called}’s details for ${name} were changed.` });
    onDone();
  }

  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onDone()}
        title={`The ${called} of ${name}`}
        description={`These details go to the registry. ${isOwner ? 'They have to be true and complete.' : 'The owner stays as it is.'}`}
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
            {error && !pending && (
              <Banner tone="danger">
                The {called} was not changed. {failureText(error, t)} What you entered is still here.
              </Banner>
            )}
            <RegistrantFields form={form} tlds={tlds} ownsNothing={!isOwner}>
              {isNewOwner && needsRegistrantVerification(tld) && (
                <Banner tone="warning">
                  With another name, organisation or email address, the owner has to open the link of an email within{' '}
                  {VERIFICATION_DAYS} days, or the domain is suspended. It cannot move to another registrar for{' '}
                  {REGISTRANT_LOCK_DAYS} days.
                </Banner>
              )}
            </RegistrantFields>
          </Stack>
        </Form>
      </Drawer>
      {dialog}
    </>
  );
}
