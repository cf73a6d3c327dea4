import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** The id of the field; without it the problem is told, not linked. */
  fieldId?: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  errors: readonly FieldProblem[];
  title?: string;
  /** One line more, such as "Nothing was saved." */
  children?: ReactNode;
  /** A new value asks for focus again, as after a second attempt to send the form. */
  attempt?: number;
}

/** All problems of a form in one place, in the words that stand beside the fields. Takes focus when it appears. */
export function ErrorSummary({ errors, title, children, attempt = 0 }: ErrorSummaryProps) {
  const t = useTranslate();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const empty = errors.length === 0;

  useEffect(() => {
    if (!empty) section.current?.focus();
  }, [empty, attempt]);

  if (empty) return null;
  // It is read as it takes the focus. Not live: it shrinks while people type, and the rest would be read again at each key.
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

/** Moves to the field without a change of the URL, which belongs to the router. */
function leadTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  // The label is part of what one wants to see.
  (
    field.closest('fieldset') ??
    document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ??
    field
  ).scrollIntoView?.({ block: 'center' });
}
