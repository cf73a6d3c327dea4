import type { ReactNode } from 'react';
import type { UseQueryResult } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './components.module.css';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  /** Texts while loading and after a failure. */
  readonly loading?: string;
  readonly failed?: string;
  readonly rows?: number;
  /** Whether it fills the whole page. */
  readonly isPage?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** Renders a query: a skeleton while loading, the data, or the error. */
export function Loaded<T>({ isPage = false, children, ...pending }: LoadedProps<T>) {
  const { query } = pending;
  if (!query.isPending && (!query.isError || query.data !== undefined)) return <>{children(query.data as T)}</>;
  const wait = <Waiting {...pending} />;
  return isPage ? <div className={styles.alone}>{wait}</div> : wait;
}

function Waiting<T>({ query, loading, failed, rows = 4 }: Omit<LoadedProps<T>, 'children' | 'isPage'>) {
  const t = useTranslate();
  if (query.isPending) return <SkeletonRows rows={rows} row="compact" label={loading ?? t(messages.loading)} />;
  return <QueryFailure query={query} title={failed ?? t(messages.notLoaded)} retrying={t(messages.retrying)} />;
}
