import { runAlone } from '@storefront/shared/standalone';
import remote from '../../remote.json';

runAlone(remote, {
  registrant: () => import('../exposes/registrant'),
  billing: () => import('../exposes/billing'),
  review: () => import('../exposes/review'),
  purchase: () => import('../exposes/purchase'),
  transfer: () => import('../exposes/transfer'),
  'transfer-review': () => import('../exposes/transfer-review'),
  'transfer-multiple': () => import('../exposes/transfer-multiple'),
  'transfer-message': () => import('../exposes/transfer-message'),
});
