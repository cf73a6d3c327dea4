import { SkeletonRows } from '@storefront/shared/ui/feedback';

/** About as high as what comes, so that what stands below it does not move within sight. */
export function SecuritySkeleton() {
  return <SkeletonRows rows={16} cells={2} label="Loading how you sign in" />;
}
