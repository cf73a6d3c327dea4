import type { TldRequirements } from '@storefront/shared/domain';
import styles from './registrant.module.css';

/** Who may register under a TLD, and where its registry says so; nothing for open TLDs without rules. */
export function RegistryNote({ requirements: { eligibility, registry } }: { requirements: TldRequirements }) {
  if (!registry) return null;
  return (
    <p className={styles.registry}>
      {eligibility && `${eligibility}. `}
      The rules are those of{' '}
      <a href={registry.site} target="_blank" rel="noreferrer">
        {registry.name}
        <span className="sf-visually-hidden"> (opens in a new tab)</span>
      </a>
      .
    </p>
  );
}
