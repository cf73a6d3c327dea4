import {
  addressWord,
  isLargestFirst,
  listSubdivisions,
  tldsThatNeed,
  type AddressPart,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import { CountryChoice } from './CountryChoice';
import * as words from './address-words/messages';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';
import { tldList } from './tld-questions';

/** Returns whether a part of the address is required, and by which TLDs if only some registries require it. */
function demandOn(
  part: AddressPart,
  tlds: readonly string[],
  country: string,
): { required: boolean; optional: boolean; askedBy?: string } {
  const requiring = tldsThatNeed(part, tlds, country);
  const some = requiring.length > 0 && requiring.length < tlds.length;
  return {
    required: requiring.length > 0,
    optional: requiring.length === 0,
    ...(some && { askedBy: tldList(requiring) }),
  };
}

/** The postal address of the registrant; the country comes first because it determines the labels of the other fields. */
export function AddressFields({ form, tlds }: { form: RegistrantFormApi; tlds: readonly string[] }) {
  const t = useTranslate();
  const country = useWatch({ control: form.control, name: 'country' });
  const states = listSubdivisions(country);
  const demands = (part: AddressPart) => {
    const { askedBy, ...demand } = demandOn(part, tlds, country);
    return { ...demand, hint: askedBy && t(messages.askedBy, { tlds: askedBy }) };
  };
  const state = {
    label: t(words.state, { word: addressWord('state', country) }),
    autoComplete: 'address-level1',
    ...demands('state'),
    ...form.field('state'),
  };
  const street = (
    <TextField label={t(messages.street)} autoComplete="address-line1" required {...form.field('address1')} />
  );
  const secondLine = (
    <TextField label={t(messages.secondLine)} autoComplete="address-line2" optional {...form.field('address2')} />
  );
  const postalCode = (
    <TextField
      label={t(words.postalCode, { word: addressWord('postal_code', country) })}
      autoComplete="postal-code"
      autoCapitalize="characters"
      {...demands('postal_code')}
      {...form.field('postal_code')}
    />
  );
  const city = <TextField label={t(messages.city)} autoComplete="address-level2" required {...form.field('city')} />;
  const stateField =
    states.length > 0 ? (
      <SelectField key={country} {...state} options={[...states]} placeholder={t(messages.choose)} />
    ) : (
      <TextField key="text" {...state} />
    );
  return (
    <>
      <CountryChoice
        form={form}
        name="country"
        label={t(messages.country)}
        required
        onCountry={({ phonecode }) =>
          form.setValue('phonePrefix', `+${phonecode.replace(/\D/g, '')}`, { shouldDirty: true })
        }
      />
      {isLargestFirst(country, t.language) ? (
        <>
          <div className={styles.pair}>
            {postalCode}
            {stateField}
          </div>
          {city}
          {street}
          {secondLine}
        </>
      ) : (
        <>
          {street}
          {secondLine}
          <div className={styles.pair}>
            {postalCode}
            {city}
          </div>
          {stateField}
        </>
      )}
    </>
  );
}
