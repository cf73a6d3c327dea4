import { isFamilyNameFirst } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { RadioGroup, TextField } from '@storefront/shared/ui/field';
import { useWatch } from '@storefront/shared/ui/form';
import * as messages from './messages';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';

const kinds = (t: Translate) => [
  { value: 'individual', label: t(messages.person), hint: t(messages.personOwns) },
  { value: 'organization', label: t(messages.organisation), hint: t(messages.organisationOwns) },
];

const contactKinds = (t: Translate) => [
  { value: 'individual', label: t(messages.person) },
  { value: 'organization', label: t(messages.organisation), hint: t(messages.personAnswers) },
];

interface OwnerFieldsProps {
  form: RegistrantFormApi;
  /** True for a contact other than the registrant. */
  ownsNothing?: boolean;
}

/** The future legal owner of the domains: asked before any other name is entered (LG-03). */
export function OwnerFields({ form, ownsNothing = false }: OwnerFieldsProps) {
  const t = useTranslate();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const organisation = kind === 'organization';
  const givenName = (
    <TextField
      key="given"
      label={t(organisation ? messages.givenContact : messages.given)}
      autoComplete="given-name"
      required
      {...form.field('first_name')}
    />
  );
  const family = (
    <TextField
      key="family"
      label={t(organisation ? messages.familyContact : messages.family)}
      autoComplete="family-name"
      required
      {...form.field('last_name')}
    />
  );
  return (
    <>
      <RadioGroup
        label={t(ownsNothing ? messages.contactIs : messages.ownerIs)}
        options={ownsNothing ? contactKinds(t) : kinds(t)}
        required
        {...form.field('kind')}
      />
      {organisation && (
        <TextField
          label={t(messages.orgName)}
          hint={t(messages.orgHint)}
          autoComplete="organization"
          required
          {...form.field('org_name')}
        />
      )}
      <div className={styles.pair}>{isFamilyNameFirst(t.language) ? [family, givenName] : [givenName, family]}</div>
    </>
  );
}
