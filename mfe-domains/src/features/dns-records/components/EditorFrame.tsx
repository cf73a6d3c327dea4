import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Sheet } from '@storefront/shared/ui/dialog';
import { BottomBar, Section, WithRail } from '@storefront/shared/ui/layout';
import type { ReactNode, RefObject } from 'react';
import * as messages from '../messages';
import styles from './dns-editor.module.css';

interface EditorFrameProps {
  /** Description and number of the unsaved changes. */
  readonly title: string;
  readonly changes: number;
  readonly review: ReactNode;
  /** Receives the focus when the review is opened beside the records. */
  readonly reviewTitle: RefObject<HTMLDivElement | null>;
  readonly isWide: boolean;
  readonly isReviewOpen: boolean;
  readonly onReview: () => void;
  readonly onClose: () => void;
  /** Shown below the review, or below the records in a narrow window. */
  readonly below: ReactNode;
  /** The records. */
  readonly children: ReactNode;
}

/** Lays out records and review: side by side, or with the review behind a bar at the bottom of a narrow window. */
export function EditorFrame({
  title,
  changes,
  review,
  reviewTitle,
  isWide,
  isReviewOpen,
  onReview,
  onClose,
  below,
  children,
}: EditorFrameProps) {
  const t = useTranslate();
  if (isWide) {
    return (
      <WithRail
        label={t(messages.changesProof)}
        rail={
          <>
            <Section title={title}>
              <div ref={reviewTitle} tabIndex={-1} className={styles.review}>
                {review}
              </div>
            </Section>
            {below}
          </>
        }
      >
        {children}
      </WithRail>
    );
  }
  return (
    <>
      {children}
      {below}
      {changes > 0 && (
        <BottomBar
          label={t(messages.changesBar)}
          action={
            <Button variant="filled" onClick={onReview}>
              {t(messages.review)}
            </Button>
          }
        >
          {t(messages.changes, { count: changes })}
        </BottomBar>
      )}
      {isReviewOpen && (
        <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
          {review}
        </Sheet>
      )}
    </>
  );
}
