import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import * as messages from './messages';
import styles from './components.module.css';

interface PageTurnerProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly page: number;
  readonly hasMore: boolean;
  readonly onTurn: (page: number) => void;
}

/** Pagination; renders nothing if there is only one page. */
export function PageTurner({ label, page, hasMore, onTurn }: PageTurnerProps) {
  const t = useTranslate();
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={`${label}: ${t(messages.pages)}`} className={styles.pages}>
      <span className={styles.quiet} role="status">
        {t(messages.page, { page: String(page) })}
      </span>
      {page > 1 && (
        <Button size="sm" onClick={() => onTurn(page - 1)}>
          {t(messages.previous)}
        </Button>
      )}
      {hasMore && (
        <Button size="sm" onClick={() => onTurn(page + 1)}>
          {t(messages.next)}
        </Button>
      )}
    </nav>
  );
}
