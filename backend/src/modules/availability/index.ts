export { registerAnswerCleanupJob } from './answer-cleanup';
export { AvailabilityCache, REGISTRY_WAIT_MS, type SuggestionQuery } from './availability-cache';
