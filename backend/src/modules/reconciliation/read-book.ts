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
import { insertFoundDifferences } from './difference-queries';
import {
  findListedNames,
  findListedPayments,
  saveNamePage,
  savePaymentPage,
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
import { findReading, lockReading, moveOn, type Book, type Reading } from './round-queries';

export type ReadingContext = Pick<Deps, 'db' | 'payment' | 'registrar'>;

interface ReadingOptions {
  /** Rows in memory at once. */
  readonly page: number;
  readonly mayContinue: () => boolean;
  /** Books reversals of a payment; absent if nothing may be changed. */
  readonly book?: (payment: ListedPayment) => Promise<void>;
  /** Marks domains that the registrar does not list for further checks; absent if nothing may be changed. */
  readonly scheduleMissingChecks?: (ids: readonly DomainId[]) => Promise<void>;
  /** Stores the language tags of domains that have none stored; absent if nothing may be changed. */
  readonly storeLanguageTags?: (names: readonly string[]) => Promise<void>;
  /** Called in the transaction that completes the last of the books. */
  readonly whenThrough?: (tx: Tx) => Promise<void>;
}

/**
 * `unknown`: the other side did not respond. `left`: there is more to do in another run. `over`: the comparison has ended, or another
 * process continues it.
 */
type ReadingOutcome = 'through' | 'left' | 'unknown' | 'over';

/** The result of comparing a page, and where the next one begins; null at the end of the step. */
interface ComparedPage {
  readonly next: string | null;
  readonly found: readonly FoundDifference[];
}

const FOLLOWING = { ours: 'theirs', theirs: 'done' } as const;

/**
 * Compares one book page by page, from where the comparison stopped. Each page is saved with the position of the next, so that any process
 * can continue without repeating work.
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
      step === 'listing' ? await list(context, reading) : await comparePage(context, { ...reading, step }, options);
    if (outcome !== 'moved') return outcome;
  } while (options.mayContinue());
  return 'left';
}

/** Saves a page of the other side's list. */
async function list(context: ReadingContext, reading: Reading): Promise<'moved' | 'unknown' | 'over'> {
  const listed = await fetchPage(context, reading);
  if (listed === 'unknown') return 'unknown';
  const { count, next, keep } = listed;
  return inTransaction(context.db, async (tx) => {
    if (!(await lockReading(tx, reading))) return 'over';
    const added = await keep(tx);
    // A list that claims more pages but adds nothing new is treated as no response.
    if (next !== null && count > 0 && added.rows + added.others === 0) return 'unknown';
    const to = next === null ? ({ step: 'ours', after: null } as const) : ({ step: 'listing', after: next } as const);
    await moveOn(tx, reading, to, added.rows);
    return 'moved';
  });
}

async function fetchPage({ payment, registrar }: ReadingContext, { book, round_id, after }: Reading) {
  if (book === 'payments') {
    const page = await payment.list(after);
    if (page === 'unknown') return page;
    return {
      count: page.payments.length + page.reversals.length,
      next: page.next,
      keep: (tx: Tx) => savePaymentPage(tx, round_id, page),
    };
  }
  const page = await registrar.registeredDomains(after);
  if (page === 'unknown') return page;
  return { count: page.names.length, next: page.next, keep: (tx: Tx) => saveNamePage(tx, round_id, page) };
}

type Comparing = Reading & { readonly step: keyof typeof FOLLOWING };

async function comparePage(
  context: ReadingContext,
  reading: Comparing,
  options: ReadingOptions,
): Promise<'moved' | 'over'> {
  const { db } = context;
  const { next, found } = await COMPARISONS[reading.book][reading.step](context, reading, options);
  return inTransaction(db, async (tx) => {
    // Locks the whole comparison: if both books finish at the same moment, one of them sees that the other is done.
    const readings = await lockReading(tx, reading);
    if (!readings) return 'over';
    const step = next === null ? FOLLOWING[reading.step] : reading.step;
    await moveOn(tx, reading, { step, after: next });
    await insertFoundDifferences(tx, reading.round_id, found);
    const isThrough = step === 'done' && readings.every((each) => each.book === reading.book || each.step === 'done');
    if (isThrough) await options.whenThrough?.(tx);
    return 'moved';
  });
}

type ComparePage = (context: ReadingContext, reading: Reading, options: ReadingOptions) => Promise<ComparedPage>;

/** Our rows are read after the other side's list. A change in between is at most missing there, and visible here as changed since. */
const COMPARISONS: Readonly<Record<Book, Readonly<Record<keyof typeof FOLLOWING, ComparePage>>>> = {
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
    async ours({ db, registrar }, { round_id, after, started_at }, { page, scheduleMissingChecks, storeLanguageTags }) {
      const names = await listLiveNames(db, after, page);
      // Before our rows are read: an order that ends in between shows as a row changed since.
      const moving = await findMovingNames(db, names);
      const ours = await listBookedNames(db, names);
      const listed = await findListedNames(db, round_id, names);
      const resting = ours.filter(({ name }) => !moving.has(name));
      const held = new Set(listed.map(({ domain }) => domain));
      await scheduleMissingChecks?.(
        resting.filter(({ name, updated_at }) => !held.has(name) && updated_at <= started_at).map(({ id }) => id),
      );
      await storeLanguageTags?.(resting.filter(({ name }) => held.has(name)).map(({ name }) => name));
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

/** Finds domains whose nameservers, lock, privacy or auto-renew differ from what the customer was shown. */
async function settingDifferences(
  { db, registrar }: Pick<ReadingContext, 'db' | 'registrar'>,
  resting: readonly BookedName[],
  listed: readonly ListedName[],
  readAt: Date,
): Promise<FoundDifference[]> {
  const theirs = await withSettings(registrar, resting, new Map(listed.map((name) => [name.domain, name])), readAt);
  const open = new Set((await changesUnderWay(db)).map(({ name, kind }) => `${kind} ${name}`));
  const isOpen = (name: string, kind: string): boolean => open.has(`${kind} ${name}`);
  return compareSettings(resting, theirs, { readAt, isOpen }).map(({ name, ours, theirs: theirText }) => ({
    books: 'names',
    subject: toUnicode(name),
    ours,
    theirs: theirText,
    hasJustChanged: false,
  }));
}

const getNext = (keys: readonly string[], page: number): string | null =>
  keys.length === page ? (keys.at(-1) ?? null) : null;

/** Books reversals only of captured orders: nothing can be booked before the capture. */
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
