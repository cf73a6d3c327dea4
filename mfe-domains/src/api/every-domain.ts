import { api } from '@storefront/shared/api';
import { listDomains, type DomainRow, type InputOf } from '@storefront/shared/contract';

/** As many rows as the table gives at once. */
const PAGE_ROWS = 1000;

/** Every row that a query finds, page by page, however many there are. Each has the columns that the query selects. */
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
