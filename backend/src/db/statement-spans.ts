import { ATTRIBUTES, errorType, type Tracing } from '@storefront/shared/tracing';
import { findDatabaseError } from './errors';

/** Texts whose summary is kept; statements with lists of values of any length have as many texts. */
const MOST = 500;
const LONGEST = 4_000;

interface Summary {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The text of what a driver is given. */
export const readText = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | undefined)?.text ?? '');

const summaries = new Map<string, Summary>();

/** The operation and table of a statement, without any of its values: `SELECT orders`. */
export function summarise(text: string): Summary {
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

/**
 * Runs a statement in its own span where it is part of a recorded one; statements that no request caused, such as polling for jobs, have
 * none.
 */
export function tracedStatement<T>(tracing: Tracing, text: string, run: () => Promise<T>): Promise<T> {
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
