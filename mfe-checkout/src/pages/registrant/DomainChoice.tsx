import { useTranslate } from '@storefront/shared/i18n';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { CheckboxField, FieldError } from '@storefront/shared/ui/field';
import { Section } from '@storefront/shared/ui/layout';
import { useId, type Ref } from 'react';
import * as messages from './messages';
import styles from './registrant-page.module.css';

interface DomainChoiceProps {
  domains: readonly string[];
  chosen: readonly string[];
  /** The customer tried to go on without choosing one. */
  isMissing: boolean;
  onChange: (chosen: string[]) => void;
  ref: Ref<HTMLFieldSetElement>;
}

/** The domains of the cart that can be registered to an owner. */
export function DomainChoice({ domains, chosen, isMissing, onChange, ref }: DomainChoiceProps) {
  const t = useTranslate();
  const errorId = useId();
  return (
    <Section title={t(messages.choice)} className={styles.owners}>
      <fieldset ref={ref} className={styles.choices} aria-describedby={isMissing ? errorId : undefined}>
        <legend className="sf-visually-hidden">{t(messages.choice)}</legend>
        {domains.map((domain) => (
          <CheckboxField
            key={domain}
            name={`domain-${domain}`}
            label={<DomainName name={domain} />}
            checked={chosen.includes(domain)}
            onChange={({ target }) =>
              onChange(domains.filter((one) => (one === domain ? target.checked : chosen.includes(one))))
            }
          />
        ))}
        <FieldError id={errorId}>{isMissing && t(messages.noneChosen)}</FieldError>
      </fieldset>
    </Section>
  );
}
