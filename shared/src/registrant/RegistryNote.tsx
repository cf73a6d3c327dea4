import type { TldRequirements } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import * as messages from './messages';
import styles from './registrant.module.css';

/** Who may register under a TLD, and where its registry says so; nothing for open TLDs without rules. */
export function RegistryNote({ requirements: { eligibility, registry } }: { requirements: TldRequirements }) {
  const t = useTranslate();
  if (!registry) return null;
  return (
    <p className={styles.registry}>
      {eligibility && `${eligibility}. `}
      {t(messages.whoseRules, {
        name: registry.name,
        registry: (name) => (
          <a href={registry.site} target="_blank" rel="noreferrer">
            {name}
            <span className="sf-visually-hidden"> {t(messages.newTab)}</span>
          </a>
        ),
      })}
    </p>
  );
}
