import { runAlone } from '@storefront/shared/standalone';
import remote from '../../remote.json';

runAlone(remote, {
  availability: () => import('../exposes/availability'),
  pricing: () => import('../exposes/pricing'),
  cart: () => import('../exposes/cart'),
});
