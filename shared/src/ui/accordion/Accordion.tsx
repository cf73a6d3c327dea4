import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '../icon';
import styles from './accordion.module.css';

export interface AccordionProps {
  children: ReactNode;
}

export function Accordion({ children }: AccordionProps) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  title: ReactNode;
  /** Shown at the end of the row, such as an amount. */
  end?: ReactNode;
  /** Anchor of the item in the page's URL. */
  id?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Items of one group close each other. */
  group?: string;
  /** The heading level of the title, if it belongs to the outline of the page. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** One row, as a native disclosure. It opens when find-in-page or a URL points into it, and works before scripts run. */
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
