import type { ItemType } from '@storefront/shared/contract';
import type { ItemKind } from './item-kind';
import { registration } from './registration';
import { renewal } from './renewal';
import { transfer } from './transfer';

/** The kinds of order items. */
export const itemKinds: Record<ItemType, ItemKind> = { new: registration, renew: renewal, transfer };
