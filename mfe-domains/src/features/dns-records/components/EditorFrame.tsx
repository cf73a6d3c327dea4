import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Sheet } from '@storefront/shared/ui/dialog';
import { BottomBar, Section, WithRail } from '@storefront/shared/ui/layout';
import type { ReactNode, RefObject } from 'react';
import * as messages from '../messages';
import styles from './dns-editor.module.css';

interface EditorFrameProps {
  /** What waits to be saved, in words and in number. */
  readonly title: string;
  readonly changes: number;
  readonly review: ReactNode;
  /** Takes the focus when the review stands beside the records and is asked for. */
  readonly reviewTitle: RefObject<HTMLDivElement | null>;
  readonly isWide: boolean;
  readonly isReviewOpen: boolean;
  readonly onReview: () => void;
  readonly onClose: () => void;
  /** Stands below the review, or below the records where there is no room beside them. */
  readonly below: ReactNode;
  /** The records. */
  readonly children: ReactNode;
}

/** Where the review of the changes is: beside the records, or behind a bar at the foot of a narrow window. */
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
