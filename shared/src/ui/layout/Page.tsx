import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { WithRail } from './WithRail';
import styles from './page.module.css';

export interface PageProps {
  title: ReactNode;
  /** `form` is 560 px, `text` 64 characters, `page` 1,200 px. */
  width?: 'form' | 'text' | 'page';
  /** The size of the title: `list` is one step smaller, for pages that are tables. */
  heading?: 'page' | 'list';
  /** Shown above the title, such as a link back. */
  above?: ReactNode;
  /** One paragraph under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** A column of 288 px beside the content; under 1,120 px it is shown after the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of a page: its `h1` and its content. The host focuses the `h1` (`data-page-heading`) after navigation, and provides the
 * surrounding `<main>`.
 */
export function Page({ title, width = 'page', heading = 'page', above, lead, actions, aside, children }: PageProps) {
  const body = <div className={classNames(styles.body, styles[width])}>{children}</div>;
  return (
    <div className={classNames(styles.frame, width === 'form' && !aside && styles.indented)}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.head}>
        <h1 className={classNames(styles.title, heading === 'list' && styles.list)} tabIndex={-1} data-page-heading="">
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside ? (
        <WithRail rail={aside} narrow="stack">
          {body}
        </WithRail>
      ) : (
        body
      )}
    </div>
  );
}
