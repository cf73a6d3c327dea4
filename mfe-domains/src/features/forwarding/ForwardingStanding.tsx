import { useApiQuery } from '@storefront/shared/api';
import { getForwardingState, type DomainInfo, type ForwardingStanding as Found } from '@storefront/shared/contract';
import { Banner } from '@storefront/shared/ui/feedback';
import styles from './forwarding.module.css';

/** Milliseconds until it is asked again whether what was just saved works. */
const AGAIN_MS = 5_000;

type Service = 'visitors' | 'mail';

/** What was found, in words; the records that follow are those that are needed, or in the way. */
const WORDS: Readonly<Record<Found['state'], Readonly<Record<Service, string>>>> = {
  works: {
    visitors:
      'This works: our nameservers point visitors here, and they are sent on. Others may remember the former records for some hours.',
    mail: 'This works: our nameservers name our mail server, and it takes mail for this domain. Others may remember the former records for some hours.',
  },
  unserved: {
    visitors: 'Saved, but it does not work yet: our nameservers do not have the new records. We keep trying.',
    mail: 'Saved, but it does not work yet: our nameservers do not have the new records. We keep trying.',
  },
  in_the_way: {
    visitors:
      'Saved, but visitors go elsewhere: these records of yours are in the way. Remove them under DNS, or save again to replace them.',
    mail: 'Saved, but mail goes elsewhere: these records of yours are in the way. Remove them under DNS, or save again to replace them.',
  },
  elsewhere: {
    visitors:
      'Saved, but the DNS of this domain is kept elsewhere. It works once these records are set there, and no others of their names and kind:',
    mail: 'Saved, but the DNS of this domain is kept elsewhere. It works once this record is set there, and no other MX record:',
  },
  silent: {
    visitors: 'Saved, but it does not work right now: our forwarding service does not answer.',
    mail: 'Saved, but it does not work right now: our mail server does not answer. Mail waits with its senders meanwhile.',
  },
  wrong: {
    visitors:
      'Saved, but it does not work yet: our forwarding service does not know the new address. That takes a few seconds.',
    mail: 'Saved, but it does not work yet: our mail server does not know the new addresses. That takes a few seconds.',
  },
};

/** Whether what is set works, as the shop finds by asking nameservers, forwarding service and mail server; nothing while nothing is set. */
export function ForwardingStanding({ domain, service }: { domain: DomainInfo; service: Service }) {
  const isSet = service === 'visitors' ? domain.forwarding_url !== null : domain.email_forwards.length > 0;
  const { data } = useApiQuery(
    getForwardingState,
    { params: { domainName: domain.domain } },
    {
      enabled: isSet,
      refetchInterval: ({ state }) =>
        ['unserved', 'wrong', 'silent'].includes(state.data?.[service]?.state ?? '') ? AGAIN_MS : false,
    },
  );
  const found = data?.[service];
  if (!isSet || !found) return null;
  const records = found.state === 'in_the_way' ? found.in_the_way : found.state === 'elsewhere' ? found.records : [];
  return (
    <Banner tone={found.state === 'works' ? 'success' : 'warning'}>
      <p>{WORDS[found.state][service]}</p>
      {service === 'visitors' && found.state === 'works' && (
        <p>
          {data.visitors?.https
            ? 'https:// works too.'
            : 'There is no certificate for this domain yet: addresses that begin with https:// show a warning until there is one.'}
        </p>
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
