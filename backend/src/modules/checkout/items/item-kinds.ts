import { lineKind, type LineKind } from '@storefront/shared/domain';
import type { OrderItemRow } from '../../orders';
import { addOnsAlone } from './add-ons-alone';
import { registration, transfer } from './arrivals';
import type { ItemKind } from './item-kind';
import { renewal } from './renewal';

const itemKinds: Record<LineKind, ItemKind> = { new: registration, renew: renewal, transfer, add_ons: addOnsAlone };

export const getItemKind = (item: Pick<OrderItemRow, 'type' | 'period'>): ItemKind => itemKinds[lineKind(item)];
