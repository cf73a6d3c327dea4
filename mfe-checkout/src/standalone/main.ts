import { runAlone } from '@storefront/shared/standalone';

runAlone('Checkout', [
  { path: '/site/registrant', example: '/site/registrant', load: () => import('../exposes/registrant') },
  { path: '/site/billing', example: '/site/billing', load: () => import('../exposes/billing') },
  { path: '/site/review', example: '/site/review', load: () => import('../exposes/review') },
  { path: '/site/purchase', example: '/site/purchase', load: () => import('../exposes/purchase') },
  { path: '/site/transfer', example: '/site/transfer', load: () => import('../exposes/transfer') },
  {
    path: '/site/transfer-review',
    example: '/site/transfer-review?domain=sixdays-quay.com',
    load: () => import('../exposes/transfer-review'),
  },
  {
    path: '/site/transfer-multiple',
    example: '/site/transfer-multiple?domain=sixdays-quay.com,locked-quay.com',
    load: () => import('../exposes/transfer-multiple'),
  },
  {
    path: '/site/transfer-message',
    example: '/site/transfer-message?domain=locked-quay.com',
    load: () => import('../exposes/transfer-message'),
  },
]);
