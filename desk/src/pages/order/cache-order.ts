import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDeskOrder, type DeskOrder } from '@storefront/shared/contract/desk';

/** Caches the order returned by a change. */
export const cacheOrder = (order: DeskOrder): void =>
  void queryClient.setQueryData(apiQueryKey(getDeskOrder, { params: { id: order.id } }), order);
