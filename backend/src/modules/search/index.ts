export { searchRoutes } from './routes';
export { SearchService } from './search-service';
