import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '../icon';
import styles from './accordion.module.css';

export interface AccordionProps {
  children: ReactNode;
}

/** Rows that open in place. */
export function Accordion({ children }: AccordionProps) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  title: ReactNode;
  /** Stands at the end of the row, such as an amount. */
  end?: ReactNode;
  /** Its own address on the page. */
  id?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Items of one group close each other. */
  group?: string;
  /** The level of the title, where it belongs to the outline of the page. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/**
 * One row. It is the browser's own disclosure: it opens by itself when find-in-page or an address leads into it, and works
 * before any script does.
 */
export function AccordionItem({ title, end, id, open, onOpenChange, group, level, children }: AccordionItemProps) {
  const Heading = level ? (`h${level}` as const) : 'span';
  return (
    <details
      id={id}
      name={group}
      open={open}
      className={styles.item}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        {end && <span className={styles.end}>{end}</span>}
        <Icon name="chevron" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
