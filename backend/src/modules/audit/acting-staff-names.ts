import type { StaffId } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { findStaffNames } from './queries';

/** The name that an entry gets where staff acted for the customer; nothing else does. */
export async function readActingStaff(
  db: Db,
  rows: readonly { readonly staff_id: StaffId | null }[],
): Promise<(row: { readonly staff_id: StaffId | null }) => { readonly staff?: string }> {
  const names = await findStaffNames(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  return ({ staff_id }) => {
    const name = staff_id === null ? undefined : names.get(staff_id);
    return name === undefined ? {} : { staff: name };
  };
}
