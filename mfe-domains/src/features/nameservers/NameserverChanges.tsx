import { nameserverChanges, toUnicode, type Nameserver } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { spoken } from '../../components/spoken';
import * as messages from './messages';
import styles from './nameservers.module.css';

const describeNameserver = ({ host, addresses }: Nameserver): string => [toUnicode(host), ...addresses].join(' ');

/** Shows the removed and added nameservers before saving. */
export function NameserverChanges({ before, after }: { before: readonly Nameserver[]; after: readonly Nameserver[] }) {
  const t = useTranslate();
  const { removed, added } = nameserverChanges(before, after);
  return (
    <ul className={styles.changes}>
      {removed.map((server) => (
        <li key={`- ${describeNameserver(server)}`} className={styles.removed}>
          {t(messages.removed, {
            sign: () => <span aria-hidden="true">− </span>,
            spoken,
            server: () => <del>{describeNameserver(server)}</del>,
          })}
        </li>
      ))}
      {added.map((server) => (
        <li key={`+ ${describeNameserver(server)}`} className={styles.added}>
          {t(messages.added, {
            sign: () => <span aria-hidden="true">+ </span>,
            spoken,
            server: () => <ins>{describeNameserver(server)}</ins>,
          })}
        </li>
      ))}
    </ul>
  );
}
