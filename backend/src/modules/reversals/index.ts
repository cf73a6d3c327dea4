export { hasUnbookedReversals, bookReversals } from './book-reversals';
export { recordDisputeDecision } from './dispute-decision';
export { hasUndecidedDispute, isUndecided } from './queries';
export { registerReversalJob } from './reversal-job';
