import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomerId, StaffId } from '@storefront/shared/contract';

/** Which member of staff acts for which customer. */
export interface ActingStaff {
  readonly staffId: StaffId;
  readonly customerId: CustomerId;
}

const acting = new AsyncLocalStorage<ActingStaff>();

/**
 * Runs an action that a member of staff takes on a customer's behalf. Every audit entry written in it under the customer's name also gets
 * the name of the member of staff, so that no part of the shop has to do that, and none can forget it (BO-03d).
 */
export const runOnBehalf = <T>(staff: ActingStaff, work: () => Promise<T>): Promise<T> => acting.run(staff, work);

/** The member of staff who acts as this actor at the moment; null where the actor acts in person. */
export function findActingStaff(actor: string): StaffId | null {
  const staff = acting.getStore();
  return staff && actor === `customer:${staff.customerId}` ? staff.staffId : null;
}
