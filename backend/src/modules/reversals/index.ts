export { hasUnbookedReversals, bookReversals } from './book-reversals';
export { registerReversalJob } from './reversal-job';
