import { useTranslate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import type { ReactNode } from 'react';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import * as messages from './messages';
import { OwnerFields } from './OwnerFields';
import type { RegistrantFormApi } from './registrant-form-api';
import styles from './registrant.module.css';
import { TldQuestions } from './TldQuestions';

interface RegistrantFieldsProps {
  form: RegistrantFormApi;
  /** The TLDs whose registries will store the registrant. */
  tlds: readonly string[];
  /** True for a contact other than the registrant, about whom registries have no questions. The form then uses `roleContactSchema`. */
  ownsNothing?: boolean;
  /** Shown between the contact and the registries' questions. */
  children?: ReactNode;
}

/** All fields about the registrant, or another contact, in sections; the surrounding form uses `registrantSchema`. */
export function RegistrantFields({ form, tlds, ownsNothing = false, children }: RegistrantFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Section title={t(ownsNothing ? messages.contact : messages.owner)}>
        <div className={styles.fields}>
          <OwnerFields form={form} ownsNothing={ownsNothing} />
        </div>
      </Section>
      <Section title={t(messages.address)}>
        <div className={styles.fields}>
          <AddressFields form={form} tlds={tlds} />
        </div>
      </Section>
      <Section title={t(ownsNothing ? messages.contactReached : messages.ownerReached)}>
        <div className={styles.fields}>
          <ContactFields form={form} />
        </div>
      </Section>
      {children}
      {!ownsNothing && <TldQuestions form={form} tlds={tlds} />}
    </>
  );
}
