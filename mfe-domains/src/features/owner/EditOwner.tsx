import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDomainRegistrant, type Contact, type DomainInfo, type DomainRegistrant } from '@storefront/shared/contract';
import { failureCause, isMaterialChange, needsRegistrantVerification, REGISTRANT_LOCK_DAYS, registryKey, splitDomain, tldRequirements, toUnicode, VERIFICATION_DAYS } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { usePasswordGuard } from '@storefront/shared/password';
import { contactOf, emptyRegistrant, joinAnswers, RegistrantFields, registrantSchema, valuesOf, type Registrant, type RegistrantValues } from '@storefront/shared/registrant';
import { Button } from '@storefront/shared/ui/button';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useMemo } from 'react';
import { useEditDomain } from '../domain-settings/use-edit-domain';

interface EditOwnerProps {
  domain: DomainInfo;
  registrant: Contact;
  /** What the registry knows beyond the contact; identity numbers are not among it and are asked again. */
  answers: DomainRegistrant['tld_data'];
  onDone: () => void;
}

/** Changes who holds a domain, with all that its registry asks of the holder; says beforehand what a change brings with it. */
export default function EditOwner({ domain, registrant, answers, onDone }: EditOwnerProps) {
  const id = useId();
  const name = toUnicode(domain.domain);
  const { tld } = splitDomain(domain.domain);
  const tlds = useMemo(() => [tld], [tld]);
  const schema = useMemo(() => registrantSchema(tlds), [tlds]);
  const defaultValues = { ...emptyRegistrant, ...valuesOf(registrant), answers: joinAnswers({ [registryKey(tld)]: answers }) };
  const form = useZodForm<RegistrantValues, Registrant>({ schema, defaultValues });
  const guard = usePasswordGuard(`You are about to change the owner of ${name}.`);
  const { edit, pending, error } = useEditDomain(domain.domain);
  const values = useWatch({ control: form.control });
  const material = isMaterialChange(registrant, contactOf({ ...defaultValues, ...values, answers: {} }));

  async function save({ contact, tldData }: Registrant) {
    const asks = tldRequirements(tld).fields.length > 0;
    const done = await edit({ registrant: contact, ...(asks && { tld_data: { ...tldData[tld] } }) }, { guard });
    if (!done) return;
    await queryClient.invalidateQueries({ queryKey: apiQueryKey(getDomainRegistrant) });
    notify({ tone: 'success', text: `The owner’s details of ${name} were changed.` });
    onDone();
  }

  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onDone()}
        title={`The owner of ${name}`}
        description="These details go to the registry. They have to be true and complete."
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
            {error && !pending && <Banner tone="danger">The owner was not changed. {failureCause(error)} What you entered is still here.</Banner>}
            <RegistrantFields form={form} tlds={tlds}>
              {material && needsRegistrantVerification(tld) && (
                <Banner tone="warning">
                  With another name, organisation or e-mail, the owner has to open the link of a mail within {VERIFICATION_DAYS} days, or the name is suspended. The name cannot move to another registrar for {REGISTRANT_LOCK_DAYS} days.
                </Banner>
              )}
            </RegistrantFields>
          </Stack>
        </Form>
      </Drawer>
      {guard.dialog}
    </>
  );
}
