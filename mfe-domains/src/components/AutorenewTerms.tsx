import { useApiQuery } from '@storefront/shared/api';
import { getAutorenewal, type Autorenewal } from '@storefront/shared/contract';
import { formatMoney, methodTitle, toMinor } from '@storefront/shared/domain';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Skeleton } from '@storefront/shared/ui/feedback';
import styles from './autorenew.module.css';

/** What auto-renew will do to a name: on which day, what is charged with tax, and to which card (LG-04). */
export function AutorenewTerms({ name }: { name: string }) {
  const { data, isPending } = useApiQuery(getAutorenewal, { params: { domainName: name } });
  return (
    <li className={styles.terms}>
      <DomainName name={name} punycode={false} size="sm" />
      {isPending ? (
        <Skeleton width="14rem" />
      ) : (
        <span className={styles.detail}>
          {data?.next ? (
            <Terms terms={data.next} />
          ) : (
            'When, and for how much, is not certain now. We write to you before we charge anything.'
          )}
        </span>
      )}
    </li>
  );
}

function Terms({ terms: { charge_at, total, currency_code, card } }: { terms: Autorenewal }) {
  return (
    <>
      <DateText value={charge_at} />, {formatMoney(toMinor(total, currency_code), currency_code)} {currency_code} with
      tax
      {card
        ? ` to ${methodTitle(card)}, your default card.`
        : '. No default card is saved yet; without one nothing is renewed.'}
      {card &&
        !card.holds &&
        (card.declined
          ? ' It was declined when it was last charged; make another card the default.'
          : ' That card will have expired by then; make another one the default.')}
    </>
  );
}
