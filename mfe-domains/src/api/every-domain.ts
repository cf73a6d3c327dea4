import { api } from '@storefront/shared/api';
import { listDomains, type DomainRow, type InputOf } from '@storefront/shared/contract';

/** The API's maximum page size. */
const PAGE_ROWS = 1000;

/** Fetches all rows of a query, page by page, with the columns that the query selects. */
export async function everyDomain(
  query: Omit<InputOf<typeof listDomains>, 'limit' | 'offset'>,
): Promise<Partial<DomainRow>[]> {
  const found: Partial<DomainRow>[] = [];
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const rows = await api.call(listDomains, { input: { ...query, limit: PAGE_ROWS, offset } });
    found.push(...rows);
    if (rows.length < PAGE_ROWS) return found;
  }
}
