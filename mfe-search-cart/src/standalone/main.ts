import { runAlone } from '@storefront/shared/standalone';

runAlone('Search and cart', [
  {
    path: '/site/availability/:word',
    example: '/site/availability/example',
    load: () => import('../exposes/availability'),
  },
  { path: '/site/pricing', example: '/site/pricing', load: () => import('../exposes/pricing') },
  { path: '/site/cart', example: '/site/cart', load: () => import('../exposes/cart') },
]);
