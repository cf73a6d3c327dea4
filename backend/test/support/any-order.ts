import { Client, type QueryConfig, type QueryResult } from 'pg';

/** Keywords that may follow the order of a `select`. */
const AFTER_ORDER = /^(limit|offset|for)$/;
/** Selects that cannot be ordered by an arbitrary expression. */
const WITHOUT_OWN_ORDER = /^(distinct|union|intersect|except)$/;
/** A string, a quoted name, a bracket or a word. */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|[()]|[a-z_]\w*/gi;

/** Makes the order of a statement random where it leaves it open: completely without `order by`, among equal rows with one. */
export function inAnyOrder(text: string): string {
  let depth = 0;
  let isOrdered = false;
  let end = text.length;
  let isFirst = true;
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0].toLowerCase();
    if (isFirst && word !== 'select') return text;
    isFirst = false;
    if (word === '(') depth += 1;
    else if (word === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (WITHOUT_OWN_ORDER.test(word)) return text;
    else if (word === 'order') isOrdered = true;
    else if (AFTER_ORDER.test(word)) {
      end = match.index;
      break;
    }
  }
  const before = text.slice(0, end).trimEnd();
  return [before + (isOrdered ? ', random()' : ' order by random()'), text.slice(end)].filter(Boolean).join(' ');
}

/** The rows returned by an `update` or `delete` also have an arbitrary order, which SQL cannot define. */
const RETURNS_ROWS = /^(update|delete)\b.*\breturning\b/is;

function shuffle<T>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/**
 * From now on PostgreSQL returns rows to the shop's query builder in any order that the statements leave open. It may do so anyway, but so
 * rarely that code or a test that relies on the order of pages would fail once in hundreds of runs.
 */
export function answerInAnyOrder(): void {
  if (isAsAsked) return;
  const send = Client.prototype.query as (this: Client, ...all: unknown[]) => unknown;
  const sendOpen = function (this: Client, first: unknown, ...rest: unknown[]): unknown {
    if (typeof first !== 'object' || !first || !('rowMode' in first)) return send.call(this, first, ...rest);
    const config = first as unknown as QueryConfig;
    const open = { ...config, text: inAnyOrder(config.text) };
    if (!RETURNS_ROWS.test(config.text)) return send.call(this, open, ...rest);
    const shuffled = (result: QueryResult) => ({ ...result, rows: shuffle(result.rows) });
    const done = rest.at(-1);
    // The pool passes a callback, a transaction uses a promise.
    if (typeof done !== 'function') return (send.call(this, open, ...rest) as Promise<QueryResult>).then(shuffled);
    return send.call(this, open, ...rest.slice(0, -1), (error: unknown, result?: QueryResult) =>
      (done as (...all: unknown[]) => void)(error, result && shuffled(result)),
    );
  };
  Client.prototype.query = sendOpen as Client['query'];
  giveOrderBack = () => void (Client.prototype.query = send as Client['query']);
}

let isAsAsked = false;
let giveOrderBack = (): void => {};

/** Undoes that, for a test of what PostgreSQL does with the original statements. */
export function answerAsAsked(): void {
  isAsAsked = true;
  giveOrderBack();
}
