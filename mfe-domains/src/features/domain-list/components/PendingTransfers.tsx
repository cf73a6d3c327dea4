import { useApiQuery } from '@storefront/shared/api';
import { listTransfers, type TransferActor } from '@storefront/shared/contract';
import { PageLink, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import styles from './pending-transfers.module.css';

const turns: Record<TransferActor, string> = {
  you: 'Your turn: confirm the email to the holder',
  us: 'On its way',
  registrar: 'Its present registrar may still object',
  registry: 'The registry moves it',
};

/** Domains on their way here by transfer, each with who has to act next; renders nothing where there are none. */
export function PendingTransfers() {
  const { status } = useSession();
  const { data = [] } = useApiQuery(listTransfers, undefined, { enabled: status === 'authenticated' });
  if (data.length === 0) return null;
  return (
    <Section title="On their way here">
      <ul className={styles.list}>
        {data.map(({ domain, actor, until }) => (
          <li key={domain} className={styles.row}>
            <PageLink to={paths.transferMessage(domain)}>
              <DomainName name={domain} />
            </PageLink>
            <StateText state={actor === 'you' ? 'expiring' : 'checking'} className={styles.turn}>
              {turns[actor]}
              {until && (
                <>
                  , until <DateText value={until} />
                </>
              )}
            </StateText>
          </li>
        ))}
      </ul>
    </Section>
  );
}
