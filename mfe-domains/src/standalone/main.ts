import { runAlone } from '@storefront/shared/standalone';

runAlone('Domains', [
  { path: '/domain/list', example: '/domain/list', load: () => import('../exposes/list') },
]);
