import type { PriceTable } from '@storefront/shared/contract/desk';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

type Column =
  typeof messages.column extends Message<infer Params extends { column: string }> ? Params['column'] : never;

/** Returns the label of a price file column; columns without a message keep their name from the file. */
export const columnName = (t: Translate, column: string): string => t(messages.column, { column: column as Column });

const TABLES = {
  prices: 'prices',
  'add-ons': 'add_ons',
  'exchange-rates': 'exchange_rates',
  taxes: 'taxes',
} as const satisfies Record<PriceTable, string>;

export const tableName = (t: Translate, table: PriceTable): string => t(messages.tableName, { table: TABLES[table] });
