import { Client, type QueryConfig, type QueryResult } from 'pg';

/** Words that begin what may follow the order of a `select`. */
const AFTER_ORDER = /^(limit|offset|for)$/;
/** Selects whose order cannot be given by an expression of its own. */
const WITHOUT_OWN_ORDER = /^(distinct|union|intersect|except)$/;
/** A string, a quoted name, a bracket or a word. */
const TOKEN = /'(?:[^']|'')*'|"[^"]*"|[()]|[a-z_]\w*/gi;

/** The statement with its order made random as far as it leaves it open: wholly without `order by`, among equals with one. */
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

/** The rows that an `update` or `delete` gives back come in any order too, and nothing in SQL can say otherwise. */
const RETURNS_ROWS = /^(update|delete)\b.*\breturning\b/is;

function shuffle<T>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/**
 * From here on PostgreSQL answers what the shop asks through its query builder in any order that the statements leave open. It may
 * do so by itself, but so seldom that code or a test that counts on the order of the pages fails once in hundreds of runs.
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
    // The pool asks with a callback, a transaction with a promise.
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

/** The opposite, for a test of what PostgreSQL does with the statements themselves. */
export function answerAsAsked(): void {
  isAsAsked = true;
  giveOrderBack();
}
