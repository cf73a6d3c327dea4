import type { StaffId } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { findKeyNames, findStaffNames } from './queries';

interface ActedRow {
  readonly staff_id: StaffId | null;
  readonly api_key: string | null;
}

/** Returns who acted, beside the customer: the member of staff, or the API key by name, or by prefix once revoked. */
export async function readActingNames(
  db: Db,
  rows: readonly ActedRow[],
): Promise<(row: ActedRow) => { readonly staff?: string; readonly api_key?: string }> {
  const staff = await findStaffNames(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  const keys = await findKeyNames(
    db,
    rows.map(({ api_key }) => api_key),
  );
  return ({ staff_id, api_key }) => {
    const name = staff_id === null ? undefined : staff.get(staff_id);
    return {
      ...(name !== undefined && { staff: name }),
      ...(api_key !== null && { api_key: keys.get(api_key) ?? `${api_key}…` }),
    };
  };
}
