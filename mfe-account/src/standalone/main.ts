import { runAlone } from '@storefront/shared/standalone';
import remote from '../../remote.json';

runAlone(remote, {
  login: () => import('../exposes/login'),
  register: () => import('../exposes/register'),
  verification: () => import('../exposes/verification'),
  recover: () => import('../exposes/recover'),
  validate: () => import('../exposes/validate'),
  reset: () => import('../exposes/reset'),
  detail: () => import('../exposes/detail'),
  receipt: () => import('../exposes/receipt'),
  emailsent: () => import('../exposes/emailsent'),
});
