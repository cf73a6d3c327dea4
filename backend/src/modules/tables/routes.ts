import { listDomains, listOrders } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { badRequest, HttpError } from '../../http/errors';
import { customerRoute } from '../../http/route';
import { domainsTable } from './domains-queries';
import { ordersTable } from './orders-queries';
import { readTable, type Table } from './queries';
import { contentRange, parseTableRequest, TableSyntaxError, type TableRequest } from './table-syntax';

/** 206 marks a page that is not all there is, 416 one that begins behind the counted end (RFC 9110 section 15.5.17). */
const RANGES = { alsoAnswers: [206], alsoRefuses: [416] };

/** The table-style lists in PostgREST's dialect (CA-02). */
export async function tablesRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  const answer = async <Row>(
    table: Table<Row>,
    customerId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Row[]> => {
    const asked = readRequest(table, request);
    const { rows, total } = await readTable(db, table, customerId, asked);
    reply.header('content-range', contentRange(asked.offset, rows.length, total));
    if (total !== null && asked.offset > total)
      throw new HttpError(416, `There are ${total} rows; the requested range starts after the last one.`, {
        code: 'range_behind_end',
        params: { total },
      });
    if (total !== null && rows.length < total) reply.code(206);
    return rows;
  };
  customerRoute(app, listDomains, ({ user, request, reply }) => answer(domainsTable, user.id, request, reply), RANGES);
  customerRoute(app, listOrders, ({ user, request, reply }) => answer(ordersTable, user.id, request, reply), RANGES);
}

function readRequest<Row>(table: Table<Row>, request: FastifyRequest): TableRequest {
  const { searchParams } = new URL(request.url, 'http://tables');
  const prefer = request.headers.prefer;
  try {
    return parseTableRequest(table.columns, {
      parameters: searchParams,
      range: request.headers.range,
      prefer: Array.isArray(prefer) ? prefer.join(',') : prefer,
    });
  } catch (error) {
    if (error instanceof TableSyntaxError) throw badRequest(`${error.message}.`, { code: 'table_syntax' });
    throw error;
  }
}
