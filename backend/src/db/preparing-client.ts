import type { Duplex } from 'node:stream';
import { Client, type QueryConfig } from 'pg';

/** Statements of one text that a connection keeps; more than the shop has, so that only texts made up as they go are left out. */
const MOST = 200;
/** Characters; longer texts are lists of values of any length, which seldom come twice. */
const LONGEST = 4_000;

const names = new Map<string, string>();

/** One name for one text, the same on every connection; undefined for what is not worth keeping. */
function findName(text: string): string | undefined {
  const known = names.get(text);
  if (known || text.length > LONGEST || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Milliseconds in which a server that is there answers a farewell. */
const FAREWELL_MS = 1_000;

/** A connection that is over once it was ended, also where the server hangs or is out of reach: it would be kept for ever, for a farewell without an answer. */
class PartingClient extends Client {
  override end = ((...rest: unknown[]): unknown => {
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Duplex } }).connection;
    const timer = setTimeout(() => stream.destroy(), FAREWELL_MS).unref();
    stream.once('close', () => clearTimeout(timer));
    return (super.end as (...all: unknown[]) => unknown)(...rest);
  }) as Client['end'];
}

/**
 * A connection that lets the server keep a statement with values once it was sent, so that it is read and planned once and not
 * for each call. PgBouncer in front needs version 1.21 and `max_prepared_statements`.
 */
export class PreparingClient extends PartingClient {
  // The driver's `query` has eight signatures; what each of them begins with is all that matters here.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const given = typeof first === 'string' ? { text: first } : (first as QueryConfig);
    const isPlain =
      typeof first === 'string' ||
      (typeof first === 'object' && first !== null && 'text' in first && !('submit' in first));
    if (!isPlain || !Array.isArray(values) || values.length === 0 || given.name)
      return (super.query as (...all: unknown[]) => unknown)(first, values, ...rest);
    const name = findName(given.text);
    return (super.query as (...all: unknown[]) => unknown)(name ? { ...given, name } : given, values, ...rest);
  }) as Client['query'];
}

/** A connection that has the server keep nothing: each statement is read and planned when it comes, those that have a name too. */
export class ForgetfulClient extends PartingClient {
  override query = ((first: unknown, ...rest: unknown[]): unknown => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
    return (super.query as (...all: unknown[]) => unknown)(isNamed ? { ...first, name: undefined } : first, ...rest);
  }) as Client['query'];
}
