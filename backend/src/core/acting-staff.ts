import { AsyncLocalStorage } from 'node:async_hooks';
import type { CustomerId, StaffId } from '@storefront/shared/contract';

interface ActingStaff {
  readonly staffId: StaffId;
  readonly customerId: CustomerId;
}

const acting = new AsyncLocalStorage<ActingStaff>();

/**
 * Runs work that staff do in a customer's name. All audit entries under the customer's name also get the staff id, so that no code can
 * forget it (BO-03d).
 */
export const runOnBehalf = <T>(staff: ActingStaff, work: () => Promise<T>): Promise<T> => acting.run(staff, work);

/** Returns the member of staff acting as this actor; null if the actor acts in person. */
export function findActingStaff(actor: string): StaffId | null {
  const staff = acting.getStore();
  return staff && actor === `customer:${staff.customerId}` ? staff.staffId : null;
}
