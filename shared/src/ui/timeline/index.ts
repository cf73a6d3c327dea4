export { Timeline, type TimelineEvent, type TimelineEventKind, type TimelineProps } from './Timeline';
export { ExpiryBar, type ExpiryBarProps } from './ExpiryBar';
