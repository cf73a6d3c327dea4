import { runAlone } from '@storefront/shared/standalone';
import remote from '../../remote.json';

runAlone(remote, {
  list: () => import('../exposes/list'),
  overview: () => import('../exposes/overview'),
  nameservers: () => import('../exposes/nameservers'),
  dns: () => import('../exposes/dns'),
});
