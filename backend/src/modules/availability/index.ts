export { AvailabilityCache, REGISTRY_WAIT_MS, type SuggestionWish } from './availability-cache';
