import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** The id of the field; without it the problem is listed without a link. */
  fieldId?: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  errors: readonly FieldProblem[];
  title?: string;
  /** One line more, such as "Nothing was saved." */
  children?: ReactNode;
  /** A new value moves the focus here again, as after a second attempt to submit. */
  attempt?: number;
}

/** Lists all problems of a form, with the same texts as beside the fields. Takes the focus when it appears. */
export function ErrorSummary({ errors, title, children, attempt = 0 }: ErrorSummaryProps) {
  const t = useTranslate();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const empty = errors.length === 0;

  useEffect(() => {
    if (!empty) section.current?.focus();
  }, [empty, attempt]);

  if (empty) return null;
  // Announced when it takes the focus. Not a live region, because the list shrinks while people type and the rest would be announced each
  // time.
  return (
    <section
      ref={section}
      tabIndex={-1}
      role="alert"
      aria-live="off"
      aria-labelledby={titleId}
      className={styles.summary}
    >
      <h2 id={titleId} className={styles.title}>
        {title ?? t(messages.problem)}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }, index) => (
          <li key={index}>
            {fieldId ? (
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => leadTo(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}

/** Moves the focus to the field without changing the URL, which belongs to the router. */
function leadTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // Scrolls so that the label is visible too.
  (
    field.closest('fieldset') ??
    document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ??
    field
  ).scrollIntoView?.({ block: 'center' });
}
