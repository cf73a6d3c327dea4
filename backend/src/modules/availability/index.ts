export { registerAnswerCleanupJob } from './answer-cleanup';
export { AvailabilityCache, REGISTRY_WAIT_MS, type SuggestionWish } from './availability-cache';
