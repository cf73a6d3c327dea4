import type { TransferCheck } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import * as messages from '../messages';
import styles from './transfer.module.css';

/** Lists what a transfer of one domain changes, and what stays the same. */
export function CheckFacts({ check }: { check: TransferCheck }) {
  const t = useTranslate();
  const { registrar, expiry_date, new_expiry_date, nameservers, years_added } = check;
  return (
    <dl className={styles.facts}>
      <dt>{t(messages.registrar)}</dt>
      <dd>{registrar ?? t(messages.registrarUntold)}</dd>
      {expiry_date && new_expiry_date && (
        <>
          <dt>{t(messages.runsUntil)}</dt>
          <dd>
            {t(messages.expiry, {
              adds: years_added > 0,
              date: () => <DateText value={expiry_date} />,
              later: () => <DateText value={new_expiry_date} />,
            })}
          </dd>
        </>
      )}
      {nameservers.length > 0 && (
        <>
          <dt>{t(messages.nameservers)}</dt>
          <dd>{t(messages.nameserversStay, { nameservers: nameservers.join(', ') })}</dd>
        </>
      )}
      <dt>{t(messages.autoRenew)}</dt>
      <dd>{t(messages.autoRenewOff)}</dd>
    </dl>
  );
}
