import { lineKind, type LineKind } from '@storefront/shared/domain';
import type { OrderItemRow } from '../../orders';
import { addOnsAlone } from './add-ons-alone';
import type { ItemKind } from './item-kind';
import { registration } from './registration';
import { renewal } from './renewal';
import { transfer } from './transfer';

const itemKinds: Record<LineKind, ItemKind> = { new: registration, renew: renewal, transfer, add_ons: addOnsAlone };

/** The kind of an order item. */
export const getItemKind = (item: Pick<OrderItemRow, 'type' | 'period'>): ItemKind => itemKinds[lineKind(item)];
