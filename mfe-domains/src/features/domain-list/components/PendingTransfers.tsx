import { useApiQuery } from '@storefront/shared/api';
import { listTransfers } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import * as messages from '../messages';
import styles from './pending-transfers.module.css';

/** Lists pending transfers to us, each with who has to act next; renders nothing if there are none. */
export function PendingTransfers() {
  const t = useTranslate();
  const { status } = useSession();
  const { data = [] } = useApiQuery(listTransfers, undefined, { enabled: status === 'authenticated' });
  if (data.length === 0) return null;
  return (
    <Section title={t(messages.onWay)}>
      <ul className={styles.list}>
        {data.map(({ domain, actor, until }) => (
          <li key={domain} className={styles.row}>
            <PageLink to={paths.transferMessage(domain)}>
              <DomainName name={domain} />
            </PageLink>
            <StateText state={actor === 'you' ? 'expiring' : 'checking'} className={styles.turn}>
              {until
                ? t(messages.turnUntil, { actor, date: () => <DateText value={until} /> })
                : t(messages.turn, { actor })}
            </StateText>
          </li>
        ))}
      </ul>
    </Section>
  );
}
