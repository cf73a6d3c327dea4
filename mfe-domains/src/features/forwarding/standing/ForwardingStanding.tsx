import { useApiQuery } from '@storefront/shared/api';
import { getForwardingState, type DomainInfo, type ForwardingStanding as Found } from '@storefront/shared/contract';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import styles from '../forwarding.module.css';
import * as messages from './messages';

/** Poll interval in milliseconds after a change, until it works. */
const AGAIN_MS = 5_000;

type Service = 'visitors' | 'mail';

/** Messages for each state; followed by the records that are required or in the way. */
const WORDS: Readonly<Record<Found['state'], Message<{ service: Service }>>> = {
  works: messages.works,
  unserved: messages.unserved,
  in_the_way: messages.inTheWay,
  elsewhere: messages.elsewhere,
  silent: messages.silent,
  wrong: messages.wrong,
};

/** Shows whether forwarding works, checked at the nameservers, the forwarding service and the mail server. */
export function ForwardingStanding({ domain, service }: { domain: DomainInfo; service: Service }) {
  const t = useTranslate();
  const { data } = useApiQuery(
    getForwardingState,
    { params: { domainName: domain.domain } },
    {
      refetchInterval: ({ state }) =>
        ['unserved', 'wrong', 'silent'].includes(state.data?.[service]?.state ?? '') ? AGAIN_MS : false,
    },
  );
  const found = data?.[service];
  if (!found) return null;
  const records = found.state === 'in_the_way' ? found.in_the_way : found.state === 'elsewhere' ? found.records : [];
  return (
    <Banner tone={found.state === 'works' ? 'success' : 'warning'}>
      <p>{t(WORDS[found.state], { service })}</p>
      {service === 'visitors' && found.state === 'works' && (
        <p>{t(data.visitors?.https ? messages.https : messages.noCertificate)}</p>
      )}
      {records.length > 0 && (
        <ul className={styles.records}>
          {records.map(({ name, type, rdata }) => (
            <li key={`${name} ${type} ${rdata}`}>
              <code>
                {name} {type} {rdata}
              </code>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
