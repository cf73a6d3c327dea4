import { Section } from '@storefront/shared/ui/layout';
import styles from './transfer.module.css';

const steps = [
  ['You', 'unlock the name at its present registrar and get its transfer code there.'],
  ['We', 'check each name before you pay, and copy its DNS records.'],
  ['You', 'confirm the email that the registrar sends to the holder, where the registry asks for that.'],
  ['The present registrar', 'has five days to say no. If it says nothing, the name moves.'],
  ['We', 'email you at every step. A transfer that fails is refunded.'],
] as const;

/** Who has to do what until a name is here. */
export function HowItGoes() {
  return (
    <Section title="How a transfer goes">
      <ol className={styles.how}>
        {steps.map(([who, what], index) => (
          <li key={index}>
            <strong>{who}</strong> {what}
          </li>
        ))}
      </ol>
    </Section>
  );
}
