import type { ReactNode } from 'react';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { StateIcon, type StateName } from '@storefront/shared/ui/state';
import styles from './item-row.module.css';

export interface ItemRowProps {
  state: StateName;
  domain: string;
  /** Shows the Punycode of the domain, where it has one. */
  punycode?: boolean;
  /** The line of the domain, with its status. */
  head?: (name: ReactNode) => ReactNode;
  money?: ReactNode;
  /** Its state in words. */
  words?: ReactNode;
  /** The actions of the item. */
  children?: ReactNode;
}

/** A name that is ordered or asked for: how it stands as a mark and in words, and its money. */
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
