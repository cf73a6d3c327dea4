import { runAlone } from '@storefront/shared/standalone';

runAlone('Accounts', [
  { path: '/site/login', example: '/site/login', load: () => import('../exposes/login') },
  { path: '/site/register', example: '/site/register', load: () => import('../exposes/register') },
  { path: '/site/verification', example: '/site/verification', load: () => import('../exposes/verification') },
  { path: '/site/recover', example: '/site/recover', load: () => import('../exposes/recover') },
  { path: '/site/validate', example: '/site/validate?token=a&queue=b', load: () => import('../exposes/validate') },
  { path: '/site/reset', example: '/site/reset?token=a&username=b', load: () => import('../exposes/reset') },
  { path: '/account/detail', example: '/account/detail', load: () => import('../exposes/detail') },
  { path: '/account/billing', example: '/account/billing', load: () => import('../exposes/detail') },
  { path: '/account/receipt', example: '/account/receipt?orderId=', load: () => import('../exposes/receipt') },
  { path: '/site/emailsent', example: '/site/emailsent', load: () => import('../exposes/emailsent') },
]);
