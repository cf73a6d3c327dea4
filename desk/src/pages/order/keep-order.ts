import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { getDeskOrder, type DeskOrder } from '@storefront/shared/contract/desk';

/** Keeps what a change has answered: the order as it is now. */
export const keepOrder = (order: DeskOrder): void =>
  void queryClient.setQueryData(apiQueryKey(getDeskOrder, { params: { id: order.id } }), order);
