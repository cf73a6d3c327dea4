import { api, keepPreviousData, useQuery } from '@storefront/shared/api';
import { listDomains, type DomainRow } from '@storefront/shared/contract';
import { useState } from 'react';
import { readContentRange, tableQuery, type ListView } from '../../../model/list-query';

export interface DomainPage {
  rows: DomainRow[];
  first: number;
  last: number;
  /** Null if there are more rows than the server counts. */
  total: number | null;
}

/** Fetches one page of the customer's domains, with the total from `Content-Range` (DM-01). Keeps the previous page while loading. */
export function useDomainRows(view: ListView) {
  const [openedAt] = useState(Date.now);
  const input = tableQuery(view, openedAt);
  return useQuery({
    queryKey: [listDomains.id, input],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<DomainPage> => {
      const { data, headers } = await api.callWithResponse(listDomains, {
        input,
        signal,
        headers: { prefer: 'count=exact' },
      });
      const rows = data.filter(isWholeRow);
      return {
        rows,
        ...(readContentRange(headers.get('content-range')) ?? { first: 1, last: rows.length, total: null }),
      };
    },
  });
}

/** Whether a row has all columns, which it should, as the query selects every column that the list shows. */
const isWholeRow = (row: Partial<DomainRow>): row is DomainRow =>
  row.id !== undefined && row.name !== undefined && row.expiry_date !== undefined;
