import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

interface QuestionsPendingProps {
  failed: boolean;
  retry: () => void;
  rows: number;
}

/** Placeholder for questions whose texts are loading, or failed to load. */
export function QuestionsPending({ failed, retry, rows }: QuestionsPendingProps) {
  const t = useTranslate();
  if (failed) return <FailurePanel level={3} title={t(messages.notLoaded)} onRetry={retry} />;
  return <SkeletonRows rows={rows} cells={1} label={t(messages.loading)} />;
}
