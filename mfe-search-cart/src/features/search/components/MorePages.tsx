import { useEffect, useRef } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import * as messages from '../messages';
import styles from './result-list.module.css';

interface MorePagesProps {
  /** The number of pages shown, and of all pages. */
  readonly open: number;
  readonly pages: number;
  readonly onMore: () => void;
}

/** Button to show the next page of all extensions. Once all are shown, a text replaces it and gets the focus. */
export function MorePages({ open, pages, onMore }: MorePagesProps) {
  const t = useTranslate();
  const end = useRef<HTMLParagraphElement>(null);
  const isRequested = useRef(false);
  const complete = open >= pages;
  useEffect(() => {
    if (complete && isRequested.current) end.current?.focus();
  }, [complete]);
  if (pages < 2) return null;
  if (complete) {
    return (
      <p ref={end} tabIndex={-1} className={styles.rest}>
        {t(messages.allShown)}
      </p>
    );
  }
  return (
    <div className={styles.more}>
      <Button
        variant="plain"
        onClick={() => {
          isRequested.current = true;
          onMore();
        }}
      >
        {t(messages.showFurther)}
      </Button>
    </div>
  );
}
