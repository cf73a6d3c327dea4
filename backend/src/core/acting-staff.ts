import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomerId, StaffId } from '@storefront/shared/contract';

/** Who of the staff acts for which customer. */
export interface ActingStaff {
  readonly staffId: StaffId;
  readonly customerId: CustomerId;
}

const acting = new AsyncLocalStorage<ActingStaff>();

/**
 * Runs what a member of staff does in the name of a customer. Everything written down in it under the customer's name gets the other name
 * as well, so that no part of the shop has to think of it, and none can forget it (BO-03d).
 */
export const runOnBehalf = <T>(staff: ActingStaff, work: () => Promise<T>): Promise<T> => acting.run(staff, work);

/** Who of the staff acts as this actor at the moment; null where the actor acts in person. */
export function findActingStaff(actor: string): StaffId | null {
  const staff = acting.getStore();
  return staff && actor === `customer:${staff.customerId}` ? staff.staffId : null;
}
