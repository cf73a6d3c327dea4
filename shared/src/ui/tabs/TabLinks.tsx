import { useEffect, useRef, type ElementType, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabLink {
  href: string;
  label: ReactNode;
  current?: boolean;
}

export interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  tabs: readonly TabLink[];
  /** The router's Link, rendered with `to`; a plain anchor by default. */
  linkAs?: ElementType;
}

/** Tabs with URLs: a navigation of links. */
export function TabLinks({ label, tabs, linkAs }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const present = tabs.find((tab) => tab.current)?.href;

  // On phones the strip scrolls; the current tab must be visible, without moving the page.
  useEffect(() => {
    const strip = list.current;
    const active = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && active) strip.scrollLeft = active.offsetLeft - (strip.clientWidth - active.offsetWidth) / 2;
  }, [present]);

  const Link = linkAs;
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => {
          const current = tab.current ? 'page' : undefined;
          return (
            <li key={tab.href}>
              {Link ? (
                <Link to={tab.href} className={styles.tab} aria-current={current}>
                  {tab.label}
                </Link>
              ) : (
                <a href={tab.href} className={styles.tab} aria-current={current}>
                  {tab.label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
