import { RadioGroup, TextField } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';

const kinds = [
  { value: 'individual', label: 'A person', hint: 'The person named here is the legal holder.' },
  {
    value: 'organization',
    label: 'An organisation',
    hint: 'The organisation is the legal holder; the person is its contact.',
  },
];

const contactKinds = [
  { value: 'individual', label: 'A person' },
  { value: 'organization', label: 'An organisation', hint: 'The person named here answers for it.' },
];

interface OwnerFieldsProps {
  form: RegistrantFormApi;
  /** Somebody who is reached about a name without owning it. */
  ownsNothing?: boolean;
}

/** Who will legally own the names: asked before any name is typed (LG-03). */
export function OwnerFields({ form, ownsNothing = false }: OwnerFieldsProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  const organisation = kind === 'organization';
  return (
    <>
      <RadioGroup
        label={ownsNothing ? 'The contact is' : 'The owner is'}
        options={ownsNothing ? contactKinds : kinds}
        required
        {...form.field('kind')}
      />
      {organisation && (
        <TextField
          label="Organisation"
          hint="As it stands in its public register."
          autoComplete="organization"
          required
          {...form.field('org_name')}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={organisation ? 'Given name of the contact' : 'Given name'}
          autoComplete="given-name"
          required
          {...form.field('first_name')}
        />
        <TextField
          label={organisation ? 'Family name of the contact' : 'Family name'}
          autoComplete="family-name"
          required
          {...form.field('last_name')}
        />
      </div>
    </>
  );
}
