import { ATTRIBUTES, errorType, type Tracing } from '@storefront/shared/tracing';
import { findDatabaseError } from './errors';

/** Maximum number of cached summaries, and of characters per text: statements with lists of values have any number of texts. */
const MOST = 500;
const LONGEST = 4_000;

interface Summary {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the text of a driver's statement argument. */
export const readText = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');

const summaries = new Map<string, Summary>();

/** Summarises a statement by operation and table, without values: `SELECT orders`. */
function summarise(text: string): Summary {
  const known = summaries.get(text);
  if (known) return known;
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?!\s*\()/i.exec(text)?.[1];
  const name = table === undefined ? operation : `${operation} ${table}`;
  const summary = {
    name,
    attributes: {
      [ATTRIBUTES.dbSystem]: 'postgresql',
      [ATTRIBUTES.dbOperation]: operation,
      [ATTRIBUTES.dbSummary]: name,
      ...(table !== undefined && { [ATTRIBUTES.dbTable]: table }),
    },
  };
  if (text.length <= LONGEST && summaries.size < MOST) summaries.set(text, summary);
  return summary;
}

/** Runs a statement in a span if it is part of a recorded trace; background statements such as polling for jobs are not. */
export function traceStatement<T>(tracing: Tracing, text: string, run: () => Promise<T>): Promise<T> {
  if (!tracing.isRecording()) return run();
  const { name, attributes } = summarise(text);
  const span = tracing.begin(name, { kind: 'client', attributes });
  return run().then(
    (answer) => {
      span.end();
      return answer;
    },
    (error: unknown) => {
      span.fail(findDatabaseError(error)?.code ?? errorType(error));
      span.end();
      throw error;
    },
  );
}
