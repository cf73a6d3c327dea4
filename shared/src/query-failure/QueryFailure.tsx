import type { UseQueryResult } from '@storefront/shared/api';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel, type FailurePanelProps } from '@storefront/shared/ui/feedback';

interface QueryFailureProps extends Pick<FailurePanelProps, 'title' | 'level'> {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The sentence that gives the cause; by default the cause alone. */
  readonly line?: (cause: string) => string;
  /** The label while the retry runs. */
  readonly retrying: string;
}

/** Says that a part of a page could not be loaded, and why, and loads it again on request. Renders nothing unless the query has failed. */
export function QueryFailure({ query, line = (cause) => cause, retrying, ...panel }: QueryFailureProps) {
  const t = useTranslate();
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <FailurePanel
      {...panel}
      cause={error}
      line={line(failureCause(error, t))}
      onRetry={() => void refetch()}
      retrying={isFetching && retrying}
    />
  );
}
