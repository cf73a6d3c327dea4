import { nameserverChanges, toUnicode, type Nameserver } from '@storefront/shared/domain';
import styles from './nameservers.module.css';

const told = ({ host, addresses }: Nameserver): string => [toUnicode(host), ...addresses].join(' ');

/** What goes and what comes, before it is saved. */
export function NameserverChanges({ before, after }: { before: readonly Nameserver[]; after: readonly Nameserver[] }) {
  const { removed, added } = nameserverChanges(before, after);
  return (
    <ul className={styles.changes}>
      {removed.map((server) => (
        <li key={`- ${told(server)}`} className={styles.removed}>
          <span aria-hidden="true">− </span>
          <span className="sf-visually-hidden">Removed: </span>
          <del>{told(server)}</del>
        </li>
      ))}
      {added.map((server) => (
        <li key={`+ ${told(server)}`} className={styles.added}>
          <span aria-hidden="true">+ </span>
          <span className="sf-visually-hidden">Added: </span>
          <ins>{told(server)}</ins>
        </li>
      ))}
    </ul>
  );
}
