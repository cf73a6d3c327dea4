import { TextField } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import { CountryChoice } from './CountryChoice';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';

/** What the two parts of an address are called where people have a word of their own for them. */
const words: Record<string, { state: string; code: string } | undefined> = {
  US: { state: 'State', code: 'ZIP code' },
  CA: { state: 'Province or territory', code: 'Postal code' },
  AU: { state: 'State or territory', code: 'Postcode' },
  GB: { state: 'County', code: 'Postcode' },
};
const elsewhere = { state: 'State or region', code: 'Postal code' };

/** The postal address of the registrant; the country comes first because it names the other fields. */
export function AddressFields({ form }: { form: RegistrantFormApi }) {
  const country = useWatch({ control: form.control, name: 'country' });
  const { state, code } = words[country] ?? elsewhere;
  return (
    <>
      <CountryChoice
        form={form}
        name="country"
        label="Country"
        required
        onCountry={({ phonecode }) => form.setValue('phonePrefix', `+${phonecode.replace(/\D/g, '')}`, { shouldDirty: true })}
      />
      <TextField label="Street address" autoComplete="address-line1" required {...form.field('address1')} />
      <TextField label="Second address line" autoComplete="address-line2" optional {...form.field('address2')} />
      <div className={styles.pair}>
        <TextField label={code} autoComplete="postal-code" autoCapitalize="characters" optional {...form.field('postal_code')} />
        <TextField label="Town or city" autoComplete="address-level2" required {...form.field('city')} />
      </div>
      <TextField label={state} autoComplete="address-level1" optional {...form.field('state')} />
    </>
  );
}
