import { listDomains, listOrders, type ErrorCode, type CustomerId } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors';
import { customerRoute, SentText } from '../../http/route';
import { ARRAY_TYPE, chooseForm, CSV_TYPE, OBJECT_TYPE, writeRows, type AnswerForm } from './answer-form';
import { domainsTable } from './domains-queries';
import { ordersTable } from './orders-queries';
import { readTable, type Table } from './queries';
import { contentRange, MAX_ROWS, parseTableRequest, TableSyntaxError, type TableRequest } from './table-syntax';

/** 206 for an incomplete page, 416 for one that begins after the last row (RFC 9110 section 15.5.17), 406 for an unsupported format. */
const TABLE = {
  alsoAnswers: [206],
  alsoRefuses: [406, 416],
  alsoSends: { rows: [ARRAY_TYPE], row: [OBJECT_TYPE], text: [CSV_TYPE] },
};

const TABLES = new Set([listDomains, listOrders].map(({ path }) => path as string));

/** Routes for lists in PostgREST's dialect (CA-02). */
export async function tablesRoutes(app: FastifyInstance, { db, reads }: Deps): Promise<void> {
  const answer = async <Row extends object>(
    table: Table<Row>,
    customerId: CustomerId,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Row[] | SentText> => {
    const form = readForm(request);
    const query = readRequest(table, request);
    // Full copies use the largest pages: they may be read from the replica, but must include everything up to the request.
    const isCopy = form.shape === 'csv' || query.limit === MAX_ROWS;
    const { rows, total } = await readTable(isCopy ? await reads.open('now') : db, table, customerId, query);
    reply.header('content-range', contentRange(query.offset, rows.length, total)).header('vary', 'accept');
    if (query.count !== 'none') reply.header('preference-applied', `count=${query.count}`);
    if (total !== null && query.offset > total)
      throw tableProblem(
        416,
        'PGRST103',
        `There are ${total} rows; the requested range starts after the last one.`,
        `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
      );
    if (form.shape === 'object' && rows.length !== 1)
      throw tableProblem(
        406,
        'PGRST116',
        'One row was requested, and there are none or several.',
        `The result contains ${rows.length} rows`,
      );
    if (total !== null && rows.length < total) reply.code(206);
    const isPlain = form.mediaType === 'application/json' && query.select.every(({ column, as }) => column === as);
    return isPlain
      ? rows
      : new SentText(writeRows(rows as Record<string, unknown>[], query.select, form), form.mediaType);
  };
  customerRoute(app, listDomains, ({ user, request, reply }) => answer(domainsTable, user.id, request, reply), TABLE);
  customerRoute(app, listOrders, ({ user, request, reply }) => answer(ordersTable, user.id, request, reply), TABLE);
  await app.register(
    async (scope) => {
      // Accept any body, because the request is rejected anyway: for DELETE the client declares JSON with an empty body.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
      scope.setNotFoundHandler(refuseOtherCalls);
    },
    { prefix: '/tables' },
  );
}

function refuseOtherCalls(request: FastifyRequest, reply: FastifyReply): never {
  const [path = ''] = request.url.split('?');
  if (!TABLES.has(path))
    throw tableProblem(404, 'PGRST205', `There is no such table; known are ${[...TABLES].join(', ')}.`);
  reply.header('allow', 'GET, HEAD');
  throw tableProblem(405, 'PGRST117', 'Tables can only be read. Changes have calls of their own.');
}

/** An error in the shop's format, plus the fields that clients of the dialect read. */
const tableProblem = (
  status: 400 | 404 | 405 | 406 | 416,
  code: Extract<ErrorCode, `PGRST${string}`>,
  message: string,
  details: string | null = null,
) => new HttpError(status, message, { code, body: { details, hint: null } });

function readForm(request: FastifyRequest): AnswerForm {
  const schema = request.headers['accept-profile'];
  if (schema !== undefined && schema !== 'public')
    throw tableProblem(406, 'PGRST106', 'There is no such schema; the only one is public.');
  const form = chooseForm(request.headers.accept);
  if (!form)
    throw tableProblem(
      406,
      'PGRST107',
      `Rows are not given in this form. Accept application/json, ${OBJECT_TYPE} or ${CSV_TYPE}.`,
    );
  return form;
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
    if (error instanceof TableSyntaxError)
      throw tableProblem(error.code === 'PGRST103' ? 416 : 400, error.code, `${error.message}.`);
    throw error;
  }
}
