import type { CustomerId, OrderId } from '@storefront/shared/contract';
import { customers } from '../../db/schema';

/** Something that waits for staff, whose it is, and since when. */
export interface WaitingRow {
  readonly since: Date;
  readonly customer: {
    readonly id: CustomerId;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
  };
  readonly order_id?: OrderId;
  readonly domain?: string;
}

/** The columns of `customer`. */
export const personColumns = {
  id: customers.id,
  first_name: customers.first_name,
  last_name: customers.last_name,
  email: customers.email,
};
