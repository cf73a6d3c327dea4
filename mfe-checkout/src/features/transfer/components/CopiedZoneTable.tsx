import type { CopiedZone } from '@storefront/shared/contract';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import styles from './transfer.module.css';

/** The zone as it was before the name moved, and what could not be read of it (TR-05). */
export function CopiedZoneTable({ zone }: { zone: CopiedZone }) {
  return (
    <div className={styles.zone}>
      <p className={styles.quiet}>
        {zone.records.length > 0 ? 'Copied' : 'Nothing could be copied'} <DateText value={zone.copied_at} time />
        {zone.nameservers.length > 0 && ` from ${zone.nameservers.join(', ')}`}. Nothing changes while the name keeps
        its nameservers.
        {zone.records.length > 0 && ' When you change to ours, they answer with this copy.'}
      </p>
      {zone.missing.length > 0 && (
        <Section title="Before you change nameservers" level={3}>
          <ul className={styles.missing}>
            {zone.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      {zone.records.length > 0 && (
        <table className={styles.records}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Type</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {zone.records.map(({ name, type, data }) => (
              <tr key={`${name} ${type} ${data}`}>
                <th scope="row">{name}</th>
                <td>{type}</td>
                <td className={styles.data}>{data}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
