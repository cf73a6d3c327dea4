import type { DomainId, OrderId } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import type { ListedPayment } from '../../ports/payment-provider';
import type { ListedName } from '../../ports/registrar';
import { changesUnderWay } from '../registrar-changes';
import { hasUnbookedReversals } from '../reversals';
import {
  type BookedName,
  compareNames,
  compareOrders,
  findStrayNames,
  findStrayPayments,
  type FoundDifference,
} from './compare';
import { compareSettings, withSettings } from './compare-settings';
import { keepFound } from './difference-queries';
import {
  findListedNames,
  findListedPayments,
  keepNamePage,
  keepPaymentPage,
  listListedNames,
  listListedPayments,
} from './listing-queries';
import {
  findEndedNames,
  findKnownOrders,
  findMovingNames,
  listBookedNames,
  listBookedOrders,
  listLiveNames,
  listOrderIds,
} from './queries';
import { findReading, holdReading, moveOn, type Book, type Reading } from './round-queries';

export type ReadingContext = Pick<Deps, 'db' | 'payment' | 'registrar'>;

export interface ReadingOptions {
  /** Rows of ours, or of what was listed, that are held at once. */
  readonly page: number;
  /** Whether to go on after a page. */
  readonly goesOn: () => boolean;
  /** Records what happened to a payment at the provider without the shop; absent where nothing may be changed. */
  readonly book?: (payment: ListedPayment) => Promise<void>;
  /** Starts checks of domains that the registrar does not list; absent where nothing may be changed. */
  readonly suspect?: (ids: readonly DomainId[]) => Promise<void>;
  /** Called in the transaction in which the last of the books is through. */
  readonly whenThrough?: (tx: Tx) => Promise<void>;
}

/**
 * `unknown`: the other side does not say what it has. `left`: there is more, in another run. `over`: the comparison is no more, or somebody
 * else is at it.
 */
export type ReadingOutcome = 'through' | 'left' | 'unknown' | 'over';

/** A page of a book compared, and where the next one begins; null at the end of the step. */
interface Turned {
  readonly next: string | null;
  readonly found: readonly FoundDifference[];
}

const FOLLOWING = { ours: 'theirs', theirs: 'done' } as const;

/**
 * Compares one book, page by page, from where the comparison has got to. Each page is stored with the position of the next one, so that
 * whoever continues, here or in another process, repeats nothing.
 */
export async function readBook(
  context: ReadingContext,
  roundId: string,
  book: Book,
  options: ReadingOptions,
): Promise<ReadingOutcome> {
  do {
    const reading = await findReading(context.db, roundId, book);
    if (!reading) return 'over';
    const { step } = reading;
    if (step === 'over') return 'over';
    if (step === 'done') return 'through';
    const outcome =
      step === 'listing' ? await list(context, reading) : await turn(context, { ...reading, step }, options);
    if (outcome !== 'moved') return outcome;
  } while (options.goesOn());
  return 'left';
}

/** Writes a page of the other side's list down. */
async function list(context: ReadingContext, reading: Reading): Promise<'moved' | 'unknown' | 'over'> {
  const listed = await askForPage(context, reading);
  if (listed === 'unknown') return 'unknown';
  const { count, next, keep } = listed;
  return inTransaction(context.db, async (tx) => {
    if (!(await holdReading(tx, reading))) return 'over';
    const added = await keep(tx);
    // A list that says there is more and brings nothing new is none.
    if (next !== null && count > 0 && added.rows + added.others === 0) return 'unknown';
    const to = next === null ? ({ step: 'ours', after: null } as const) : ({ step: 'listing', after: next } as const);
    await moveOn(tx, reading, to, added.rows);
    return 'moved';
  });
}

async function askForPage({ payment, registrar }: ReadingContext, { book, round_id, after }: Reading) {
  if (book === 'payments') {
    const page = await payment.list(after);
    if (page === 'unknown') return page;
    return {
      count: page.payments.length + page.reversals.length,
      next: page.next,
      keep: (tx: Tx) => keepPaymentPage(tx, round_id, page),
    };
  }
  const page = await registrar.registeredDomains(after);
  if (page === 'unknown') return page;
  return { count: page.names.length, next: page.next, keep: (tx: Tx) => keepNamePage(tx, round_id, page) };
}

type Comparing = Reading & { readonly step: keyof typeof FOLLOWING };

async function turn(context: ReadingContext, reading: Comparing, options: ReadingOptions): Promise<'moved' | 'over'> {
  const { db } = context;
  const { next, found } = await TURNS[reading.book][reading.step](context, reading, options);
  return inTransaction(db, async (tx) => {
    // All of the comparison is held: of two books that are through at the same moment, one sees the other.
    const readings = await holdReading(tx, reading);
    if (!readings) return 'over';
    const step = next === null ? FOLLOWING[reading.step] : reading.step;
    await moveOn(tx, reading, { step, after: next });
    await keepFound(tx, reading.round_id, found);
    const isThrough = step === 'done' && readings.every((each) => each.book === reading.book || each.step === 'done');
    if (isThrough) await options.whenThrough?.(tx);
    return 'moved';
  });
}

type Turn = (context: ReadingContext, reading: Reading, options: ReadingOptions) => Promise<Turned>;

/** Ours is read after theirs: whatever happened in between is at most missing there, and has already changed here. */
const TURNS: Readonly<Record<Book, Readonly<Record<keyof typeof FOLLOWING, Turn>>>> = {
  payments: {
    async ours({ db }, { round_id, after, started_at }, { page, book }) {
      const ids = await listOrderIds(db, after !== null && isUuid<OrderId>(after) ? after : null, page);
      const listed = await findListedPayments(db, round_id, ids);
      if (book) await bookReversals(db, ids, listed, book);
      const ours = await listBookedOrders(db, ids);
      return { next: getNext(ids, page), found: compareOrders(ours, listed, started_at) };
    },
    async theirs({ db }, { round_id, after }, { page }) {
      const place = after === null ? null : (JSON.parse(after) as [string, number]);
      const listed = await listListedPayments(db, round_id, place, page);
      const payments = listed.map(({ payment }) => payment);
      const known = await findKnownOrders(
        db,
        payments.map(({ orderId }) => orderId),
      );
      const places = listed.map(({ payment, position }) => JSON.stringify([payment.orderId, position]));
      return { next: getNext(places, page), found: findStrayPayments(payments, known) };
    },
  },
  names: {
    async ours({ db, registrar }, { round_id, after, started_at }, { page, suspect }) {
      const names = await listLiveNames(db, after, page);
      // Before ours is read: what ends in between has changed since.
      const moving = await findMovingNames(db, names);
      const ours = await listBookedNames(db, names);
      const listed = await findListedNames(db, round_id, names);
      const resting = ours.filter(({ name }) => !moving.has(name));
      const held = new Set(listed.map(({ domain }) => domain));
      await suspect?.(
        resting.filter(({ name, updated_at }) => !held.has(name) && updated_at <= started_at).map(({ id }) => id),
      );
      const found = [
        ...compareNames(ours, listed, moving, started_at),
        ...(await settingDifferences({ db, registrar }, resting, listed, started_at)),
      ];
      return { next: getNext(names, page), found };
    },
    async theirs({ db }, { round_id, after, started_at }, { page }) {
      const listed = await listListedNames(db, round_id, after, page);
      const names = listed.map(({ domain }) => domain);
      const moving = await findMovingNames(db, names);
      const known = new Set((await listBookedNames(db, names)).map(({ name }) => name));
      const strays = names.filter((name) => !known.has(name) && !moving.has(name));
      const ended = strays.length === 0 ? new Map<string, Date>() : await findEndedNames(db, strays);
      return {
        next: getNext(names, page),
        found: findStrayNames(listed, new Set([...known, ...moving]), ended, started_at),
      };
    },
  },
};

/** Where nameservers, lock, privacy and auto-renew of a name are not what its holder was told. */
async function settingDifferences(
  { db, registrar }: Pick<ReadingContext, 'db' | 'registrar'>,
  resting: readonly BookedName[],
  listed: readonly ListedName[],
  readAt: Date,
): Promise<FoundDifference[]> {
  const theirs = await withSettings(registrar, resting, new Map(listed.map((name) => [name.domain, name])), readAt);
  const open = new Set((await changesUnderWay(db)).map(({ name, kind }) => `${kind} ${name}`));
  const isOpen = (name: string, kind: string): boolean => open.has(`${kind} ${name}`);
  return compareSettings(resting, theirs, { readAt, isOpen }).map(({ name, ours, theirs: says }) => ({
    books: 'names',
    subject: toUnicode(name),
    ours,
    theirs: says,
    isMoving: false,
  }));
}

const getNext = (keys: readonly string[], page: number): string | null =>
  keys.length === page ? (keys.at(-1) ?? null) : null;

/** For an order that was paid: nothing is recorded before its capture is. */
async function bookReversals(
  db: Db,
  ids: readonly OrderId[],
  listed: readonly ListedPayment[],
  book: (payment: ListedPayment) => Promise<void>,
): Promise<void> {
  const paid = new Set<string>();
  for (const { id, captured } of await listBookedOrders(db, ids)) if (captured > 0) paid.add(id);
  for (const payment of listed)
    if (paid.has(payment.orderId) && (await hasUnbookedReversals(db, payment))) await book(payment);
}
