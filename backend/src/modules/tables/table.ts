import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SqlColumns } from './table-conditions';
import type { Columns } from './table-syntax';

/** A table as the outside sees it: columns with their kinds, and where each comes from. */
export interface Table<Row> {
  readonly columns: Columns;
  /** What filters and orders compare; the same names as `columns`. */
  readonly sql: SqlColumns;
  readonly from: PgTable;
  /** The rows that a customer may know of; everything else does not exist for them (I9). */
  readonly ownedBy: (customerId: string) => SQL;
  /** Ends every order, so that paging is stable. */
  readonly tieBreaker: SQL;
  /** The order without `order`. */
  readonly firstOrder: SQL;
  readonly toRow: (found: Record<string, unknown>) => Row;
}
