import type { TransferCheck } from '@storefront/shared/contract';
import { DateText } from '@storefront/shared/ui/date';
import styles from './transfer.module.css';

/** What a transfer of one name changes, and what stays. */
export function CheckFacts({ check }: { check: TransferCheck }) {
  const { registrar, expiry_date, new_expiry_date, nameservers, years_added } = check;
  return (
    <dl className={styles.facts}>
      <dt>Present registrar</dt>
      <dd>{registrar ?? 'Not told by its registry'}</dd>
      {expiry_date && new_expiry_date && (
        <>
          <dt>Runs until</dt>
          <dd>
            <DateText value={expiry_date} />
            {years_added > 0 && (
              <>
                , then <DateText value={new_expiry_date} />
              </>
            )}
          </dd>
        </>
      )}
      {nameservers.length > 0 && (
        <>
          <dt>Nameservers</dt>
          <dd>Stay as they are: {nameservers.join(', ')}</dd>
        </>
      )}
      <dt>Auto-renew</dt>
      <dd>Off. You can switch it on once the name is here.</dd>
    </dl>
  );
}
