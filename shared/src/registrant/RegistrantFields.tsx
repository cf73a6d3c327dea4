import { Section } from '@storefront/shared/ui/layout';
import type { ReactNode } from 'react';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { OwnerFields } from './OwnerFields';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';
import { TldQuestions } from './TldQuestions';

export interface RegistrantFieldsProps {
  form: RegistrantFormApi;
  /** The TLDs whose registries will hold the registrant. */
  tlds: readonly string[];
  /** Shown between the contact and the questions of the registries. */
  children?: ReactNode;
}

/** Everything that is asked about who owns names, in sections; the form around it is of `registrantSchema`. */
export function RegistrantFields({ form, tlds, children }: RegistrantFieldsProps) {
  return (
    <>
      <Section title="Owner">
        <div className={styles.fields}>
          <OwnerFields form={form} />
        </div>
      </Section>
      <Section title="Address">
        <div className={styles.fields}>
          <AddressFields form={form} tlds={tlds} />
        </div>
      </Section>
      <Section title="How the owner is reached">
        <div className={styles.fields}>
          <ContactFields form={form} />
        </div>
      </Section>
      {children}
      <TldQuestions form={form} tlds={tlds} />
    </>
  );
}
