import type { ReactNode } from 'react';
import { shortReference } from '../../domain';
import { Button } from '../button';
import { classNames } from '../class-names';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './panel.module.css';

export interface FailurePanelProps {
  /** What failed. */
  title: ReactNode;
  /** What is not affected, and what to do. */
  line?: ReactNode;
  onRetry?: () => void;
  /** The label while the retry runs. */
  retrying?: string | false;
  /** The error that was thrown; its request's reference is shown. */
  cause?: unknown;
  /** The reference to quote to support, if not that of the cause. */
  reference?: string | undefined;
  action?: ReactNode;
  level?: 2 | 3;
}

const findRequest = (cause: unknown): string | undefined =>
  (cause as { readonly requestId?: string } | null | undefined)?.requestId;

/** A part that failed to load, in a dashed frame of its own size: cause, retry, reference. */
export function FailurePanel({
  title,
  line,
  onRetry,
  retrying = false,
  cause,
  reference = findRequest(cause),
  action,
  level = 2,
}: FailurePanelProps) {
  const t = useTranslate();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classNames(styles.panel, styles.failure)} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {(line || reference) && (
        <p className={styles.line}>
          {line}
          {reference && (
            <>
              {' '}
              {t(messages.sendReference, {
                id: shortReference(reference),
                reference: (id) => <span className={styles.reference}>{id}</span>,
              })}
            </>
          )}
        </p>
      )}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button loading={retrying} onClick={onRetry}>
              {t(messages.tryAgain)}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
