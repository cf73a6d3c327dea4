import { Section } from '@storefront/shared/ui/layout';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { OwnerFields } from './OwnerFields';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';

interface RoleContactFieldsProps {
  form: RegistrantFormApi;
  /** The TLDs whose registries will keep the contact. */
  tlds: readonly string[];
}

/** Everything that is asked about another contact than the owner; registries have no questions about them. The form around it is of `roleContactSchema`. */
export function RoleContactFields({ form, tlds }: RoleContactFieldsProps) {
  return (
    <>
      <Section title="Contact">
        <div className={styles.fields}>
          <OwnerFields form={form} ownsNothing />
        </div>
      </Section>
      <Section title="Address">
        <div className={styles.fields}>
          <AddressFields form={form} tlds={tlds} />
        </div>
      </Section>
      <Section title="How the contact is reached">
        <div className={styles.fields}>
          <ContactFields form={form} />
        </div>
      </Section>
    </>
  );
}
