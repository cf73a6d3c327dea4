export { credentials } from '@storefront/shared/contract';
