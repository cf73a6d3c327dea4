import type { ReactNode } from 'react';
import type { UseQueryResult } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  /** What comes, and what did not. */
  readonly loading?: string;
  readonly failed?: string;
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}

/** What a question came to: rows of grey while it is asked, the answer, or why there is none. */
export function Loaded<T>({ query, loading, failed, rows = 4, children }: LoadedProps<T>) {
  const t = useTranslate();
  if (query.isPending) return <SkeletonRows rows={rows} row="compact" label={loading ?? t(messages.loading)} />;
  if (query.isError && query.data === undefined)
    return (
      <FailurePanel
        title={failed ?? t(messages.notLoaded)}
        line={failureText(query.error, t)}
        cause={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching && t(messages.retrying)}
      />
    );
  return <>{children(query.data as T)}</>;
}
