import { useTranslate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from './messages';
import styles from './paste.module.css';

const steps = [
  messages.howUnlock,
  messages.howChecked,
  messages.howConfirmed,
  messages.howReleased,
  messages.howTold,
] as const;

/** Explains who has to do what until a domain has arrived. */
export function HowItGoes() {
  const t = useTranslate();
  return (
    <Section title={t(messages.how)}>
      <ol className={styles.how}>
        {steps.map((step, index) => (
          <li key={index}>{t(step, { who: (words) => <strong>{words}</strong> })}</li>
        ))}
      </ol>
    </Section>
  );
}
