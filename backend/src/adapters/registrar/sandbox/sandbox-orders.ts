import type { Contact } from '@storefront/shared/contract';
import { addYears } from '@storefront/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { findSoldName, type SoldName } from '../../../core/catalog/catalog';
import type { Clock } from '../../../core/clock';
import type { ListPrices, PremiumPrices } from '../../../core/premium-prices';
import { transferBlocks, type TransferFacts, type TransferPolicy } from '../../../core/transfer-policy';
import type { Db, Tx } from '../../../db/client';
import { registrar_sandbox_orders } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type {
  NameState,
  OrderOutcome,
  RegistrarOrder,
  Registration,
  Renewal,
  TransferIn,
  TransferProgress,
} from '../../../ports/registrar';
import { dictionary, type Words } from './dictionary';
import { fakeNameState } from './fake-registry';
import { fakeTransferFacts, transferCourse } from './fake-transfers';
import { findRegistrantRefusal } from './sandbox-data-rules';
import {
  findNameOrDeleted,
  findTakenNames,
  getLife,
  insertName,
  lockName,
  toRegisteredDomain,
  updateName,
} from './sandbox-names';

type OrderRow = typeof registrar_sandbox_orders.$inferSelect;

/** Maximum term in years from now (RFC 5731 section 3.2.1 and every registry's rules). */
const MAX_YEARS = 10;

const TRANSFER_REFUSALS = {
  denied: 'The current registrar has denied the transfer.',
  withdrawn: 'The holder has withdrawn the transfer at the current registrar.',
  cancelled: 'The transfer was cancelled.',
} as const;

const refused = (reason: Extract<OrderOutcome, { kind: 'refused' }>['reason'], message: string): OrderOutcome => ({
  kind: 'refused',
  reason,
  message,
});

export const TAKEN = refused('taken', 'Taken a moment ago by someone else.');
export const PRICE_CHANGED = refused('price_changed', 'The registry asks for a different price now.');

/** Whether the registry's price is what the customer agreed to: the list price, or that premium price. */
function asksAgreedPrice(
  state: NameState | null,
  { premium }: Pick<RegistrarOrder, 'premium'>,
  price: keyof PremiumPrices,
): boolean {
  return (state?.status === 'premium' ? state.premium[price] : null) === (premium?.[price] ?? null);
}

interface SandboxOrdersOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Default nameservers of registered domains. */
  readonly nameservers: readonly string[];
  readonly transferMs: number;
  readonly transferPolicy: TransferPolicy;
  readonly listPrices: ListPrices;
}

/** The orders of the sandbox registrar. Carries out each reference once, in one transaction. */
export class SandboxOrders {
  readonly #options: SandboxOrdersOptions;

  constructor(options: SandboxOrdersOptions) {
    this.#options = options;
  }

  async place(order: RegistrarOrder): Promise<OrderOutcome> {
    const words = await dictionary();
    return inTransaction(this.#options.db, async (tx) => {
      // Serialises calls with the same reference, so that the second finds the first's record.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${order.reference}))`);
      const earlier = await this.#findRow(tx, order.reference);
      if (earlier) return this.#getOutcome(tx, earlier);
      switch (order.kind) {
        case 'new':
          return this.#register(tx, order, words);
        case 'renew':
          return this.#renew(tx, order, words);
        case 'transfer':
          return this.#transfer(tx, order, words);
      }
    });
  }

  async find(reference: string): Promise<OrderOutcome | { readonly kind: 'none' }> {
    const { db } = this.#options;
    const row = await this.#findRow(db, reference);
    return row ? this.#getOutcome(db, row) : { kind: 'none' };
  }

  async cancel(reference: string): Promise<void> {
    const { db, clock } = this.#options;
    await db
      .update(registrar_sandbox_orders)
      .set({ cancelled_at: clock.now() })
      .where(eq(registrar_sandbox_orders.reference, reference));
  }

  /** Whether a transfer waits for its holder's confirmation. */
  async waitsForHolder(reference: string): Promise<boolean> {
    const row = await this.#findRow(this.#options.db, reference);
    const course = row && this.#getCourse(row);
    return course?.kind === 'pending' && course.progress.stage === 'holder';
  }

  /** Returns the transfer eligibility of a name; one that we hold or are transferring is not looked up in the fake registry. */
  async getTransferFacts(domain: string, code: string | null, db: Db | Tx = this.#options.db): Promise<TransferFacts> {
    const sold = findSoldName(domain);
    const facts = fakeTransferFacts(domain, sold?.label ?? domain, code, this.#options.clock.now());
    const isOurs = (await findTakenNames(db, [domain])).has(domain) || (await this.#isTransferring(db, domain));
    if (isOurs) return { ...facts, status: 'transfer_running', statusUntil: null };
    return sold && this.#getState(sold, await dictionary()).status === 'taken'
      ? facts
      : { ...facts, status: 'free', registrar: null, expiresAt: null, nameservers: [] };
  }

  #getState({ label, record }: SoldName, words: Words): NameState {
    return fakeNameState(label, record, words, this.#options.listPrices);
  }

  async #findRow(db: Db | Tx, reference: string): Promise<OrderRow | undefined> {
    const [row] = await db
      .select()
      .from(registrar_sandbox_orders)
      .where(eq(registrar_sandbox_orders.reference, reference));
    return row;
  }

  async #register(tx: Tx, order: Registration, words: Words): Promise<OrderOutcome> {
    const { clock, nameservers } = this.#options;
    const sold = findSoldName(order.domain);
    const state = sold && this.#getState(sold, words);
    if (state?.status === 'taken') return TAKEN;
    if (!state || state.status === 'reserved' || state.status === 'unknown')
      return refused('not_sold', 'The registry does not sell this name.');
    const refusal = findRegistrantRefusal(order.domain, order);
    if (refusal) return refused('data', refusal);
    if (!asksAgreedPrice(state, order, 'register')) return PRICE_CHANGED;

    const now = clock.now();
    const isNew = await insertName(tx, {
      name: order.domain,
      registered_at: now,
      expires_at: addYears(now, order.years),
      auto_renew: order.autoRenew,
      privacy: order.privacy,
      locked: true,
      nameservers: [...nameservers],
      registrant: order.registrant,
      tld_data: order.tldData,
    });
    return isNew ? this.#insert(tx, order, { years: order.years, completes_at: now }) : TAKEN;
  }

  async #renew(tx: Tx, order: Renewal, words: Words): Promise<OrderOutcome> {
    const held = await lockName(tx, order.domain);
    if (!held) return refused('not_found', 'The domain is not in the registrar account.');
    if (held.expires_at.getTime() !== order.currentExpiry.getTime())
      return refused('expiry_differs', 'The domain was renewed in the meantime.');
    const now = this.#options.clock.now();
    const { stage } = getLife(held.name, held.expires_at, now);
    if (stage === 'pending_delete' || stage === 'released')
      return refused('not_renewable', 'The registry is about to release this domain.');
    if (stage === 'redemption' && !order.restore)
      return refused('in_redemption', 'The domain is in redemption and has to be restored.');
    if (stage !== 'redemption' && order.restore)
      return refused('price_changed', 'The name is not in redemption, so there is nothing to restore.');
    const sold = findSoldName(held.name);
    if (!asksAgreedPrice(sold && this.#getState(sold, words), order, 'renew')) return PRICE_CHANGED;
    const fewest = sold?.record.minRenewalYears ?? 1;
    if (order.years < fewest) return refused('data', `The registry renews for ${fewest} years at least.`);
    const expires_at = addYears(held.expires_at, order.years);
    if (expires_at > addYears(now, MAX_YEARS))
      return refused('data', `A name cannot be renewed beyond ${MAX_YEARS} years from now.`);
    await updateName(tx, order.domain, { expires_at, privacy: held.privacy || order.privacy });
    return this.#insert(tx, order, { years: order.years, completes_at: now });
  }

  async #transfer(tx: Tx, order: TransferIn, words: Words): Promise<OrderOutcome> {
    const { clock, transferMs, transferPolicy } = this.#options;
    const now = clock.now();
    // Of two transfers of the same name, the second finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`transfer ${order.domain}`}))`);
    const refusal = findRegistrantRefusal(order.domain, order);
    if (refusal) return refused('data', refusal);
    const facts = await this.getTransferFacts(order.domain, order.authCode, tx);
    const [block] = transferBlocks(facts, transferPolicy, now);
    const sold = findSoldName(order.domain);
    switch (block?.cause) {
      case undefined:
        if (!asksAgreedPrice(sold && this.#getState(sold, words), order, 'transfer')) return PRICE_CHANGED;
        return this.#insert(tx, order, {
          years: sold?.record.transferYears ?? 0,
          completes_at: new Date(now.getTime() + transferMs),
          registrant: order.registrant,
        });
      case 'not_registered':
        return refused('not_found', 'This domain is not registered, so it cannot be transferred.');
      case 'locked':
        return refused('locked', 'Locked at its current registrar.');
      case 'wrong_code':
        return refused('auth_code', 'The current registrar does not accept this transfer code.');
      default:
        return refused('transfer_hold', 'The domain cannot be transferred at present.');
    }
  }

  async #isTransferring(db: Db | Tx, domain: string): Promise<boolean> {
    const rows = await db
      .select()
      .from(registrar_sandbox_orders)
      .where(and(eq(registrar_sandbox_orders.name, domain), eq(registrar_sandbox_orders.kind, 'transfer')));
    return rows.some((row) => this.#getCourse(row).kind === 'pending');
  }

  #getCourse(
    row: OrderRow,
  ):
    | { readonly kind: 'pending'; readonly progress: TransferProgress }
    | { readonly kind: 'refused'; readonly reason: keyof typeof TRANSFER_REFUSALS }
    | { readonly kind: 'done' } {
    if (row.cancelled_at) return { kind: 'refused', reason: 'cancelled' };
    return transferCourse(
      findSoldName(row.name)?.label ?? row.name,
      row.created_at,
      row.completes_at.getTime() - row.created_at.getTime(),
      this.#options.clock.now(),
    );
  }

  async #insert(
    tx: Tx,
    { reference, kind, domain }: RegistrarOrder,
    terms: Pick<OrderRow, 'years' | 'completes_at'> & { readonly registrant?: Contact },
  ): Promise<OrderOutcome> {
    const created_at = this.#options.clock.now();
    const row = { reference, kind, name: domain, created_at, cancelled_at: null, registrant: null, ...terms };
    await tx.insert(registrar_sandbox_orders).values(row);
    return this.#getOutcome(tx, row);
  }

  async #getOutcome(db: Db | Tx, row: OrderRow): Promise<OrderOutcome> {
    if (row.kind === 'transfer') {
      const course = this.#getCourse(row);
      if (course.kind === 'pending') return { kind: 'pending', transfer: course.progress };
      if (course.kind === 'refused') return refused(course.reason, TRANSFER_REFUSALS[course.reason]);
      await this.#insertTransferred(db, row);
    }
    const held = await findNameOrDeleted(db, row.name);
    if (!held) throw new Error(`The sandbox has an order for ${row.name} but not the domain`);
    return { kind: 'done', held: toRegisteredDomain(held, this.#options.clock.now()) };
  }

  /** Adds a transferred domain on the first read after the transfer is due; it keeps its nameservers. */
  async #insertTransferred(db: Db | Tx, { name, years, created_at, registrant }: OrderRow): Promise<void> {
    const facts = fakeTransferFacts(name, findSoldName(name)?.label ?? name, null, created_at);
    if (!facts.expiresAt || !facts.registeredAt) throw new Error(`The fake registry has no dates for ${name}`);
    await insertName(db, {
      name,
      registered_at: facts.registeredAt,
      expires_at: addYears(facts.expiresAt, years),
      auto_renew: false,
      privacy: false,
      locked: true,
      nameservers: [...facts.nameservers],
      registrant,
    });
  }
}
