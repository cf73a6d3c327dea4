import { useApiQuery } from '@storefront/shared/api';
import { getAutorenewal, type Autorenewal } from '@storefront/shared/contract';
import { formatMoney, methodTitle, toMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Skeleton } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './autorenew.module.css';

/** Shows when auto-renew will renew a domain, what it charges including tax, and to which card (LG-04). */
export function AutorenewTerms({ name }: { name: string }) {
  const t = useTranslate();
  const { data, isPending } = useApiQuery(getAutorenewal, { params: { domainName: name } });
  return (
    <li className={styles.terms}>
      <DomainName name={name} punycode={false} size="sm" />
      {isPending ? (
        <Skeleton width="14rem" />
      ) : (
        <span className={styles.detail}>{data?.next ? <ChargeText terms={data.next} /> : t(messages.notCertain)}</span>
      )}
    </li>
  );
}

/** Shows when a renewal is charged, how much, to which card, and any problem with that card. */
export function ChargeText({ terms: { charge_at, total, currency_code, card } }: { terms: Autorenewal }) {
  const t = useTranslate();
  return t(messages.charge, {
    date: () => <DateText value={charge_at} />,
    amount: formatMoney(toMinor(total, currency_code), currency_code),
    card: card ? methodTitle(card) : 'none',
    state: !card || card.holds ? 'holds' : card.declined ? 'declined' : 'expired',
  });
}
