export { searchRoutes } from './routes';
export { planSearch } from './search-plan';
export { SearchService } from './search-service';
