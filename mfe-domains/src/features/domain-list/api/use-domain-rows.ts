import { api, keepPreviousData, useQuery } from '@storefront/shared/api';
import { listDomains, type DomainRow } from '@storefront/shared/contract';
import { useState } from 'react';
import { readContentRange, tableQuery, type ListView } from '../../../model/list-query';

export interface DomainPage {
  rows: DomainRow[];
  first: number;
  last: number;
  /** Null where the server does not count that far. */
  total: number | null;
}

/** One page of the customer's domains, with the total from `Content-Range` (DM-01). The last page stays while the next one loads. */
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

/** The query selects every column that the list shows, so each row has them. */
const isWholeRow = (row: Partial<DomainRow>): row is DomainRow =>
  row.id !== undefined && row.name !== undefined && row.expiry_date !== undefined;
