import { useTranslate } from '@storefront/shared/i18n';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';

/** Skeleton about as high as the content, so that nothing below it moves visibly. */
export function SecuritySkeleton() {
  const t = useTranslate();
  return <SkeletonRows rows={16} cells={2} label={t(messages.loading)} />;
}
