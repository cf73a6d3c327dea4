export { revokeKeys } from './api-keys';
export { createApiKeyReader } from './key-reader';
export { apiKeyRoutes } from './routes';
