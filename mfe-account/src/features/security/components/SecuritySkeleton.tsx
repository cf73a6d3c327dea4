import { useTranslate } from '@storefront/shared/i18n';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';

/** About as high as what comes, so that what stands below it does not move within sight. */
export function SecuritySkeleton() {
  const t = useTranslate();
  return <SkeletonRows rows={16} cells={2} label={t(messages.loading)} />;
}
