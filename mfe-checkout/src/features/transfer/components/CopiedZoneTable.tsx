import type { CopiedZone } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from '../messages';
import styles from './transfer.module.css';

/** The zone as it was before the transfer, and the parts that could not be read (TR-05). The advice is for a domain that `isMoving`. */
export function CopiedZoneTable({ zone, isMoving }: { zone: CopiedZone; isMoving: boolean }) {
  const t = useTranslate();
  return (
    <div className={styles.zone}>
      <p className={styles.quiet}>
        {t(isMoving ? messages.zoneCopied : messages.zoneStays, {
          copied: zone.records.length > 0,
          from: zone.nameservers.join(', ') || 'none',
          date: () => <DateText value={zone.copied_at} time />,
        })}
      </p>
      {isMoving && zone.missing.length > 0 && (
        <Section title={t(messages.zoneMissing)} level={3}>
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
              <th scope="col">{t(messages.recordName)}</th>
              <th scope="col">{t(messages.recordType)}</th>
              <th scope="col">{t(messages.recordValue)}</th>
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
