import type { Duplex } from 'node:stream';
import { Client, type QueryConfig } from 'pg';

/** Prepared statements per connection; more than the shop has, so that only dynamically built texts exceed it. */
const MOST = 200;
/** Characters; longer texts contain lists of values and rarely repeat. */
const LONGEST = 4_000;

const names = new Map<string, string>();

/** Returns the name of a prepared statement, the same on every connection; undefined if it is not worth preparing. */
function findName(text: string): string | undefined {
  const known = names.get(text);
  if (known || text.length > LONGEST || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Milliseconds within which a live server acknowledges the end of a connection. */
const FAREWELL_MS = 1_000;

/** A connection that ends even if the server hangs or is unreachable, and does not wait forever for its acknowledgement. */
class EndingClient extends Client {
  override end = ((...rest: unknown[]): unknown => {
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Duplex } }).connection;
    const timer = setTimeout(() => stream.destroy(), FAREWELL_MS).unref();
    stream.once('close', () => clearTimeout(timer));
    return (super.end as (...all: unknown[]) => unknown)(...rest);
  }) as Client['end'];
}

/** A connection that prepares statements with values. PgBouncer in front needs version 1.21 and `max_prepared_statements`. */
export class PreparingClient extends EndingClient {
  // The driver's `query` has eight signatures; only their first arguments matter here.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const query = typeof first === 'string' ? { text: first } : (first as QueryConfig);
    const isPlain =
      typeof first === 'string' ||
      (typeof first === 'object' && first !== null && 'text' in first && !('submit' in first));
    if (!isPlain || !Array.isArray(values) || values.length === 0 || query.name)
      return (super.query as (...all: unknown[]) => unknown)(first, values, ...rest);
    const name = findName(query.text);
    return (super.query as (...all: unknown[]) => unknown)(name ? { ...query, name } : query, values, ...rest);
  }) as Client['query'];
}

/** A connection that prepares nothing, not even named statements. */
export class UnpreparedClient extends EndingClient {
  override query = ((first: unknown, ...rest: unknown[]): unknown => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first);
    return (super.query as (...all: unknown[]) => unknown)(isNamed ? { ...first, name: undefined } : first, ...rest);
  }) as Client['query'];
}
