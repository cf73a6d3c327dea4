import type { Deps } from '../../deps';
import { differenceText, type Difference } from './compare';
import { listFound } from './difference-queries';
import { countOrdersUnderWay } from './queries';
import { readBook, type ReadingContext } from './read-book';
import { beginRound, BOOKS, discardRound, findReading, type Book } from './round-queries';

export interface Reconciliation {
  readonly at: Date;
  /** Numbers of rows compared; null for a book that could not be read. */
  readonly payments: number | null;
  readonly names: number | null;
  /** Running orders, whose payments and domains may still change. */
  readonly underWay: number;
  readonly differences: readonly Difference[];
}

export const PAGE = 1_000;

/** Compares our records with those of the payment provider and the registrar. Changes nothing on either side and reports everything. */
export async function reconcile(
  deps: ReadingContext & Pick<Deps, 'clock'>,
  { page = PAGE }: { readonly page?: number } = {},
): Promise<Reconciliation> {
  const { db, clock } = deps;
  const at = clock.now();
  const roundId = await beginRound(db, 'person', at);
  try {
    const [payments = null, names = null] = await Promise.all(
      BOOKS.map((book) => readWhole(deps, roundId, book, page)),
    );
    const differences: Difference[] = [];
    for (let after = 0; ;) {
      const found = await listFound(db, roundId, { after, limit: page });
      differences.push(...found.map(({ difference }) => difference));
      const last = found.at(-1)?.position;
      if (typeof last !== 'number') break;
      after = last;
    }
    return {
      at,
      payments,
      names,
      underWay: await countOrdersUnderWay(db),
      differences: BOOKS.flatMap((book) => differences.filter(({ books }) => books === book)),
    };
  } finally {
    await discardRound(db, roundId);
  }
}

/** @returns how many rows the other side has; null if it could not be read */
async function readWhole(deps: ReadingContext, roundId: string, book: Book, page: number): Promise<number | null> {
  const outcome = await readBook(deps, roundId, book, { page, mayContinue: () => true });
  const reading = await findReading(deps.db, roundId, book);
  return outcome === 'through' && reading ? reading.listed : null;
}

export function reconciliationText({ at, payments, names, underWay, differences }: Reconciliation): string {
  return [
    `${at.toISOString()} ${readingText(payments, 'payments')}, ${readingText(names, 'names')}, ${underWay} orders under way`,
    ...differences.map((difference) => `  ${differenceText(difference)}`),
    differences.length === 0
      ? payments === null || names === null
        ? 'No difference in what could be read.'
        : 'No difference.'
      : `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}.`,
  ].join('\n');
}

const readingText = (count: number | null, what: string): string =>
  count === null ? `${what}: could not be read` : `${what}: ${count} compared`;
