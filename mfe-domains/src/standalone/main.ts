import { runAlone } from '@storefront/shared/standalone';

runAlone('Domains', [
  { path: '/domain/list', example: '/domain/list', load: () => import('../exposes/list') },
  {
    path: '/domain/overview',
    example: '/domain/overview?name=brindlewharf.com',
    load: () => import('../exposes/overview'),
  },
  {
    path: '/domain/nameservers',
    example: '/domain/nameservers?name=brindlewharf.com',
    load: () => import('../exposes/nameservers'),
  },
  { path: '/domain/dns', example: '/domain/dns?name=brindlewharf.com', load: () => import('../exposes/dns') },
]);
