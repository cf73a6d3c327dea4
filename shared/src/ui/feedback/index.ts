export { Dots } from '../button/Dots';
export { Banner, type BannerProps } from './Banner';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { FailurePanel, type FailurePanelProps } from './FailurePanel';
export { NeedsScripts } from './NeedsScripts';
export { Progress, type ProgressProps } from './Progress';
export { Skeleton, SkeletonRows, type SkeletonProps, type SkeletonRowsProps } from './Skeleton';
export { useSteadyPending } from './use-steady-pending';
