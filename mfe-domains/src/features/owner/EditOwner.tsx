import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDomainRegistrant, type Contact, type DomainInfo } from '@storefront/shared/contract';
import { isMaterialChange, needsRegistrantVerification, REGISTRANT_LOCK_DAYS, splitDomain, toUnicode, VERIFICATION_DAYS } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { CountryField } from '@storefront/shared/ui/country-combobox';
import { Drawer } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { RadioGroup, TextField } from '@storefront/shared/ui/field';
import { Controller, Form, FormErrorSummary, useWatch, useZodForm } from '@storefront/shared/ui/form';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useMemo } from 'react';
import { useEditDomain } from '../domain-settings/use-edit-domain';
import { usePasswordGuard } from '@storefront/shared/password';
import { asksMore, contactOf, ownerSchema, valuesOf, type OwnerValues } from './owner-form';
import { useCountries } from './use-countries';

interface EditOwnerProps {
  domain: DomainInfo;
  registrant: Contact;
  onDone: () => void;
}

/** Changes who holds a name; says beforehand what a change of the holder brings with it. */
export function EditOwner({ domain, registrant, onDone }: EditOwnerProps) {
  const id = useId();
  const name = toUnicode(domain.domain);
  const { tld } = splitDomain(domain.domain);
  const schema = useMemo(() => ownerSchema(domain.domain), [domain.domain]);
  const form = useZodForm<OwnerValues, Contact>({ schema, defaultValues: valuesOf(registrant) });
  const guard = usePasswordGuard(`You are about to change the owner of ${name}.`);
  const { edit, pending, error } = useEditDomain(domain.domain);
  const { data: countries } = useCountries();
  const options = useMemo(() => (countries ?? []).map(({ isoCode, name: country, phonecode }) => ({ code: isoCode, name: country, phonecode })), [countries]);
  const values = useWatch({ control: form.control });
  const material = isMaterialChange(registrant, contactOf({ ...valuesOf(registrant), ...values }));
  const organisation = values.kind === 'organization';

  async function save(next: Contact) {
    const done = await edit({ registrant: next }, { guard });
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
          <Stack gap={16}>
            <FormErrorSummary />
            {error && !pending && <Banner tone="danger">The owner was not changed. {error.message} What you entered is still here.</Banner>}
            <RadioGroup
              label="The owner is"
              options={[
                { value: 'individual', label: 'A person' },
                { value: 'organization', label: 'An organisation' },
              ]}
              required
              {...form.field('kind')}
            />
            {organisation && <TextField label="Organisation" autoComplete="organization" required {...form.field('org_name')} />}
            <TextField label={organisation ? 'Given name of the contact' : 'Given name'} autoComplete="given-name" required {...form.field('first_name')} />
            <TextField label={organisation ? 'Family name of the contact' : 'Family name'} autoComplete="family-name" required {...form.field('last_name')} />
            <Controller
              control={form.control}
              name="country"
              render={({ field, fieldState }) => (
                <CountryField label="Country" required options={options} ref={field.ref} name={field.name} value={field.value} error={fieldState.error?.message} onBlur={field.onBlur} onChange={field.onChange} />
              )}
            />
            <TextField label="Street address" autoComplete="address-line1" required {...form.field('address1')} />
            <TextField label="Second address line" autoComplete="address-line2" optional {...form.field('address2')} />
            <TextField label="Postal code" autoComplete="postal-code" optional {...form.field('postal_code')} />
            <TextField label="Town or city" autoComplete="address-level2" required {...form.field('city')} />
            <TextField label="State or region" autoComplete="address-level1" optional {...form.field('state')} />
            <TextField label="E-mail" type="email" autoComplete="email" required {...form.field('email')} />
            <TextField label="Phone" type="tel" hint="With its country, such as +47.22000000." autoComplete="tel" required {...form.field('phone')} />
            {material && needsRegistrantVerification(tld) && (
              <Banner tone="warning">
                With another name, organisation or e-mail, the owner has to open the link of a mail within {VERIFICATION_DAYS} days, or the name is suspended. The name cannot move to another registrar for {REGISTRANT_LOCK_DAYS} days.
              </Banner>
            )}
            {material && asksMore(domain.domain, registrant) && <Banner tone="warning">The .{tld} registry has answers about the present owner. They stay; where they no longer hold, write to us first.</Banner>}
          </Stack>
        </Form>
      </Drawer>
      {guard.dialog}
    </>
  );
}
