import type { ReactNode } from 'react';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { StateIcon, type StateName } from '@storefront/shared/ui/state';
import styles from './item-row.module.css';

interface ItemRowProps {
  state: StateName;
  domain: string;
  /** Whether to show the Punycode of an international domain. */
  punycode?: boolean;
  /** Renders the line of the domain, with its status. */
  head?: (name: ReactNode) => ReactNode;
  money?: ReactNode;
  /** The state as text. */
  words?: ReactNode;
  /** The actions of the item. */
  children?: ReactNode;
}

/** A row for a domain that is ordered or checked: its state as icon and text, and its amount. */
export function ItemRow({ state, domain, punycode, head, money, words, children }: ItemRowProps) {
  const name = <DomainName name={domain} punycode={punycode} className={styles.name} />;
  return (
    <li className={styles.row}>
      <StateIcon state={state} className={styles.icon} />
      <div className={styles.head}>{head ? head(name) : name}</div>
      <span className={styles.money}>{money}</span>
      {words && <span className={styles.words}>{words}</span>}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
