export { QueryFailure } from './QueryFailure';
