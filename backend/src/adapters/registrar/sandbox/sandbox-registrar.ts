import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addYears,
  isMaterialChange,
  nameLife,
  needsRegistrantVerification,
  readDsRecord,
  REGISTRANT_LOCK_DAYS,
  splitDomain,
  validateRoleContact,
  validateTldData,
  type DsRecord,
  type NameLife,
} from '@storefront/shared/domain';
import type { AddOnService, Contact, ContactRole } from '@storefront/shared/contract';
import { problemText } from '@storefront/shared/problems';
import { addDays } from 'date-fns';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock';
import { ENGLISH_LOCALE } from '../../../core/locale';
import type { Db, Tx } from '../../../db/client';
import { registrar_sandbox_names, registrar_sandbox_orders } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { findSoldName, type SoldName } from '../../../core/catalog/catalog';
import type { ListPrices, PremiumPrices } from '../../../core/premium-prices';
import { transferBlocks, type TransferPolicy, type TransferFacts } from '../../../core/transfer-policy';
import type { Fault, FaultScripts } from '../../../core/fault-scripts';
import type {
  AuthCodeOutcome,
  ChangeOutcome,
  CheckOptions,
  FoundOrder,
  RegistrantRecord,
  RegisteredDomain,
  RegistrantData,
  NameChange,
  NamePage,
  NameState,
  OrderLookup,
  OrderOutcome,
  Registrar,
  RegistrarOrder,
  Registration,
  Renewal,
  SuggestOptions,
  TransferIn,
} from '../../../ports/registrar';
import { besideOwner, getContactRoles, hasContactRole } from '../../../core/contact-roles';
import { untilAborted } from '../until-aborted';
import { fakeNameState, registryLatency } from './fake-registry';
import { dictionary, type Words } from './dictionary';
import { candidatesFor } from './suggestions';
import { transferCourse, fakeTransferFacts } from './fake-transfers';

interface SandboxRegistrarOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly faults: FaultScripts;
  /** Default nameservers of registered domains. */
  readonly nameservers: readonly string[];
  readonly timeoutMs?: number;
  /** Returns the latency of a registry in milliseconds. */
  readonly latency?: (label: string, tld: string) => number;
  /** Duration of an ordinary transfer in milliseconds; the cases of `transfer-case` have their own. */
  readonly transferMs?: number;
  readonly transferPolicy: TransferPolicy;
  readonly listPrices: ListPrices;
}

type SandboxOrder = typeof registrar_sandbox_orders.$inferSelect;

const arrivalRefusals = {
  denied: 'The current registrar has denied the transfer.',
  withdrawn: 'The holder has withdrawn the transfer at the current registrar.',
  cancelled: 'The transfer was cancelled.',
} as const;

/** Returns why a registry rejects a registrant; null if it does not. */
function findRegistrantRefusal(domain: string, { registrant, tldData }: RegistrantData): string | null {
  const [problem] = validateTldData(splitDomain(domain).tld, tldData, registrant);
  return problem
    ? `The registry does not accept the registrant (${problem.field}): ${problemText(problem, ENGLISH_LOCALE.t)}.`
    : null;
}

function contactRefusal(
  domain: string,
  { role, contact }: { readonly role: ContactRole; readonly contact: Contact | null },
): string | null {
  if (!hasContactRole(domain, role)) return 'The registry has no contact of this kind.';
  const [problem] = contact ? validateRoleContact(splitDomain(domain).tld, contact) : [];
  return problem
    ? `The registry does not accept the contact (${problem.field}): ${problemText(problem, ENGLISH_LOCALE.t)}.`
    : null;
}

type Unknown = { readonly kind: 'unknown'; readonly cause: string };
const unknown = (cause: string): Unknown => ({ kind: 'unknown', cause });
const refused = (reason: Extract<OrderOutcome, { kind: 'refused' }>['reason'], message: string): OrderOutcome => ({
  kind: 'refused',
  reason,
  message,
});

const PRICE_CHANGED = refused('price_changed', 'The registry asks for a different price now.');

/** Whether the registry's price is what the customer agreed to: the list price, or that premium price. */
function asksWhatWasAgreed(
  state: NameState | null,
  { premium }: Pick<RegistrarOrder, 'premium'>,
  price: keyof PremiumPrices,
): boolean {
  return (state?.status === 'premium' ? state.premium[price] : null) === (premium?.[price] ?? null);
}

/** Answers that a script can make an operation return, by fault. */
type ScriptedRefusals<Answer> = Readonly<Partial<Record<Fault['kind'], Answer>>>;

const ORDER_REFUSALS: ScriptedRefusals<OrderOutcome> = {
  taken: refused('taken', 'Taken a moment ago by someone else.'),
  price_changed: PRICE_CHANGED,
};

const CHANGE_REFUSALS: ScriptedRefusals<ChangeOutcome> = {
  refused: { kind: 'refused', reason: 'locked', message: 'The registry has locked this domain.' },
};

/** Simulates a registrar that does not enable the privacy service. */
function withPrivacyAllowed(order: RegistrarOrder, fault: Fault | undefined): RegistrarOrder {
  return fault?.kind === 'no_privacy' && order.kind !== 'transfer' ? { ...order, privacy: false } : order;
}

const NOT_HELD = {
  kind: 'refused',
  reason: 'not_held',
  message: 'The domain is not in the registrar account.',
} as const satisfies ChangeOutcome;

function registeredDomain(
  {
    name,
    registered_at,
    expires_at,
    auto_renew,
    privacy,
    locked,
    nameservers,
    nameserver_addresses,
  }: typeof registrar_sandbox_names.$inferSelect,
  now: Date,
): RegisteredDomain {
  return {
    domain: name,
    registeredAt: registered_at,
    createdAt: registered_at,
    expiresAt: expires_at,
    life: lifeIn(name, expires_at, now),
    autoRenew: auto_renew,
    privacy,
    locked,
    nameservers,
    nameserverAddresses: nameserver_addresses,
  };
}

function toColumns(
  change: NameChange,
  { name, registrant, contacts }: typeof registrar_sandbox_names.$inferSelect,
  now: Date,
): Partial<typeof registrar_sandbox_names.$inferInsert> {
  if ('autoRenew' in change) return { auto_renew: change.autoRenew };
  if ('privacy' in change) return { privacy: change.privacy };
  if ('locked' in change) return { locked: change.locked };
  if ('role' in change) {
    const own = registrant && besideOwner(registrant, change.contact);
    const others = Object.fromEntries(Object.entries(contacts).filter(([role]) => role !== change.role));
    return { contacts: { ...others, ...(own && { [change.role]: own }) } };
  }
  if ('registrant' in change) {
    const locks =
      registrant !== null &&
      isMaterialChange(registrant, change.registrant) &&
      needsRegistrantVerification(splitDomain(name).tld);
    const others = Object.fromEntries(
      Object.entries(contacts).filter(([, contact]) => besideOwner(change.registrant, contact)),
    );
    return {
      registrant: change.registrant,
      tld_data: change.tldData,
      contacts: others,
      ...(locks && { locked: true, holder_changed_at: now }),
    };
  }
  const addresses = Object.entries(change.nameserverAddresses).map(([host, given]): [string, string[]] => [
    host,
    [...given],
  ]);
  return { nameservers: [...change.nameservers], nameserver_addresses: Object.fromEntries(addresses) };
}

/** Returns the registrant, with a contact for each role at its registry: the owner unless there is another. */
function toRegistrantRecord({
  name,
  registrant,
  tld_data,
  contacts,
}: typeof registrar_sandbox_names.$inferSelect): RegistrantRecord | null {
  if (!registrant) return null;
  const roles = getContactRoles(splitDomain(name).tld).map(
    (role) => [role, besideOwner(registrant, contacts[role])] as const,
  );
  return { registrant, tldData: tld_data, contacts: Object.fromEntries(roles) };
}

/** Generates a plausible auth code, deterministic for each name; it protects nothing in a sandbox. */
function getCode({
  name,
  registered_at,
}: Pick<typeof registrar_sandbox_names.$inferSelect, 'name' | 'registered_at'>): string {
  return `${createHash('sha256').update(`${name} ${registered_at.toISOString()}`).digest('base64url').slice(0, 14)}#7`;
}

/** The sandbox's registries follow the periods of the catalogue. */
function lifeIn(name: string, expiresAt: Date, now: Date): NameLife {
  const sold = findSoldName(name);
  if (!sold) throw new Error(`The sandbox has ${name}, whose TLD is not in the catalog`);
  return nameLife(expiresAt, sold.record, now);
}

const LIST_PAGE = 1_000;

/** A released domain stays in the sandbox's data, as if someone else had registered it. */
const isReleased = ({ life }: RegisteredDomain): boolean => life.stage === 'released';

/** Maximum DS records of a domain at its registry; few zones have more than two keys at once. */
const MAX_DS_RECORDS = 6;

/** Maximum term in years from now (RFC 5731 section 3.2.1 and every registry's rules). */
const MAX_YEARS = 10;

/** A simulated registrar with its data in our database and scripted faults. Carries out each order reference once, in one transaction. */
export class SandboxRegistrar implements Registrar {
  readonly provider = 'sandbox';
  readonly addOns: ReadonlySet<AddOnService> = new Set<AddOnService>(['contact_privacy']);
  readonly deletes = true;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #faults: FaultScripts;
  readonly #nameservers: readonly string[];
  readonly #timeoutMs: number;
  readonly #latency: (label: string, tld: string) => number;
  readonly #transferMs: number;
  readonly #transferPolicy: TransferPolicy;
  readonly #listPrices: ListPrices;
  readonly #late = new Set<Promise<unknown>>();

  constructor(options: SandboxRegistrarOptions) {
    this.#db = options.db;
    this.#clock = options.clock;
    this.#faults = options.faults;
    this.#nameservers = options.nameservers;
    this.#timeoutMs = options.timeoutMs ?? 5_000;
    this.#latency = options.latency ?? registryLatency;
    this.#transferMs = options.transferMs ?? 5_000;
    this.#transferPolicy = options.transferPolicy;
    this.#listPrices = options.listPrices;
  }

  async check(
    names: readonly SoldName[],
    onAnswer: (state: NameState) => void,
    { signal }: CheckOptions = {},
  ): Promise<void> {
    const states = await this.#listStates(names);
    const answers = states.map(async (state) => {
      const answered = await this.#checkOne(state);
      if (!signal?.aborted) onAnswer(answered);
    });
    await untilAborted(Promise.all(answers), signal);
  }

  async #checkOne(state: NameState): Promise<NameState> {
    const { name } = state;
    const fault = this.#faults.take('check', name);
    const failed = (cause: string): NameState => ({ name, status: 'unknown', cause });
    await sleep(this.#getLatency(name));
    switch (fault?.kind) {
      case undefined:
        return state;
      case 'delay':
      case 'late_success':
        await sleep(Math.min(fault.ms, this.#timeoutMs));
        return fault.ms < this.#timeoutMs ? state : failed('timeout waiting for the response');
      case 'drop_request':
      case 'drop_response':
        await sleep(this.#timeoutMs);
        return failed('timeout waiting for the response');
      case 'taken':
        return { name, status: 'taken' };
      default:
        return failed('the registry answered with an error');
    }
  }

  async suggest(
    label: string,
    maximum: number,
    { signal, tlds }: SuggestOptions = {},
  ): Promise<readonly NameState[] | null> {
    return (await untilAborted(this.#suggest(label, maximum, tlds), signal)) ?? null;
  }

  async #suggest(label: string, maximum: number, tlds: SuggestOptions['tlds']): Promise<readonly NameState[] | null> {
    const fault = this.#faults.take('suggest', label);
    await sleep(this.#getLatency(`${label}.com`));
    if (fault?.kind === 'delay' && fault.ms < this.#timeoutMs) await sleep(fault.ms);
    else if (fault) return null;
    const words = await dictionary();
    const candidates = candidatesFor(label, words, tlds).flatMap((name) => findSoldName(name) ?? []);
    const believed = candidates.map((sold) => this.#believe(sold, words));
    const buyable = believed
      .filter(({ status }) => status === 'available' || status === 'premium')
      .slice(0, maximum * 2);
    const held = await this.#held(buyable.map(({ name }) => name));
    return buyable.filter(({ name }) => !held.has(name)).slice(0, maximum);
  }

  async premiumPrice(domain: string): Promise<PremiumPrices | null | 'unknown'> {
    if (this.#faults.take('price', domain)) return 'unknown';
    await sleep(this.#getLatency(domain));
    const sold = findSoldName(domain);
    const state = sold && this.#believe(sold, await dictionary());
    return state?.status === 'premium' ? state.premium : null;
  }

  retryAfterMs(): number {
    return 0;
  }

  isAvailable(): boolean {
    return true;
  }

  async order(order: RegistrarOrder): Promise<OrderOutcome> {
    const operation = order.kind === 'new' ? 'register' : order.kind;
    return this.#call(
      operation,
      order.domain,
      (fault) => this.#carryOut(withPrivacyAllowed(order, fault)),
      ORDER_REFUSALS,
    );
  }

  async findOrder({ reference, domain }: OrderLookup): Promise<FoundOrder> {
    const found = async (): Promise<FoundOrder> => {
      const [row] = await this.#db
        .select()
        .from(registrar_sandbox_orders)
        .where(eq(registrar_sandbox_orders.reference, reference));
      return row ? this.#getOutcome(this.#db, row) : { kind: 'none' };
    };
    return this.#call<FoundOrder>('find', domain, found, ORDER_REFUSALS);
  }

  async info(domain: string): Promise<RegisteredDomain | null | 'unknown'> {
    const found = await this.#call<{ kind: 'found'; held: RegisteredDomain | null }>('info', domain, async () => {
      const [row] = await this.#db
        .select()
        .from(registrar_sandbox_names)
        .where(eq(registrar_sandbox_names.name, domain));
      const held = row && !row.deleted_at && registeredDomain(row, this.#clock.now());
      return { kind: 'found', held: held && !isReleased(held) ? held : null };
    });
    return found.kind === 'found' ? found.held : 'unknown';
  }

  async registeredDomains(after: string | null): Promise<NamePage | 'unknown'> {
    const listed = await this.#call<{ kind: 'listed' } & NamePage>('list', '*', async () => {
      const rows = await this.#db
        .select()
        .from(registrar_sandbox_names)
        .where(
          and(
            isNull(registrar_sandbox_names.deleted_at),
            after === null ? undefined : gt(registrar_sandbox_names.name, after),
          ),
        )
        .orderBy(asc(registrar_sandbox_names.name))
        .limit(LIST_PAGE);
      return {
        kind: 'listed',
        names: rows.map((row) => registeredDomain(row, this.#clock.now())).filter((held) => !isReleased(held)),
        next: rows.length === LIST_PAGE ? (rows.at(-1)?.name ?? null) : null,
      };
    });
    return listed.kind === 'listed' ? listed : 'unknown';
  }

  async change(domain: string, change: NameChange): Promise<ChangeOutcome> {
    const make = async (fault: Fault | undefined): Promise<ChangeOutcome> => {
      const isRefused = fault?.kind === 'no_privacy' || !findSoldName(domain)?.record.privacyAllowed;
      if ('privacy' in change && change.privacy && isRefused) {
        return {
          kind: 'refused',
          reason: 'privacy',
          message: 'The registry of this domain does not allow a privacy service.',
        };
      }
      const refusal =
        'registrant' in change
          ? findRegistrantRefusal(domain, change)
          : 'role' in change
            ? contactRefusal(domain, change)
            : null;
      if (refusal)
        return {
          kind: 'refused',
          reason: 'role' in change && !hasContactRole(domain, change.role) ? 'contact_role' : 'data',
          message: refusal,
        };
      const now = this.#clock.now();
      return inTransaction(this.#db, async (tx): Promise<ChangeOutcome> => {
        const [held] = await tx
          .select()
          .from(registrar_sandbox_names)
          .where(eq(registrar_sandbox_names.name, domain))
          .for('update');
        if (!held || held.deleted_at) return NOT_HELD;
        const freeAt = held.holder_changed_at && addDays(held.holder_changed_at, REGISTRANT_LOCK_DAYS);
        if ('locked' in change && !change.locked && freeAt && freeAt > now) {
          return {
            kind: 'refused',
            reason: 'owner_changed',
            until: freeAt.toISOString(),
            message: `The owner changed less than ${REGISTRANT_LOCK_DAYS} days ago, so the name stays locked until ${ENGLISH_LOCALE.date(freeAt)}.`,
          };
        }
        await tx
          .update(registrar_sandbox_names)
          .set(toColumns(change, held, now))
          .where(eq(registrar_sandbox_names.name, domain));
        return { kind: 'done' };
      });
    };
    return this.#call('change', domain, make, CHANGE_REFUSALS);
  }

  keepsDs(domain: string): boolean {
    return findSoldName(domain) !== null;
  }

  async dsRecords(domain: string): Promise<readonly DsRecord[] | 'unknown'> {
    const found = await this.#call<{ kind: 'found'; records: readonly DsRecord[] | null }>(
      'ds_read',
      domain,
      async () => {
        const [row] = await this.#db
          .select()
          .from(registrar_sandbox_names)
          .where(eq(registrar_sandbox_names.name, domain));
        return { kind: 'found', records: row && !row.deleted_at ? row.ds_records : null };
      },
    );
    return found.kind === 'found' ? (found.records ?? 'unknown') : 'unknown';
  }

  async setDsRecords(domain: string, records: readonly DsRecord[]): Promise<ChangeOutcome> {
    return this.#call<ChangeOutcome>('ds_change', domain, async () => {
      if (!this.keepsDs(domain))
        return {
          kind: 'refused',
          reason: 'ds_not_taken',
          message: 'The registry of this domain does not accept DS records.',
        };
      if (records.length > MAX_DS_RECORDS)
        return {
          kind: 'refused',
          reason: 'too_many_ds',
          message: `The registry accepts at most ${MAX_DS_RECORDS} DS records per domain.`,
        };
      for (const record of records) {
        const read = readDsRecord(record);
        if ('problems' in read)
          return {
            kind: 'refused',
            reason: 'data',
            message: `The registry does not accept this DS record: ${read.problems.map((problem) => problemText(problem, ENGLISH_LOCALE.t)).join('; ')}.`,
          };
      }
      return inTransaction(this.#db, async (tx): Promise<ChangeOutcome> => {
        const [held] = await tx
          .select()
          .from(registrar_sandbox_names)
          .where(eq(registrar_sandbox_names.name, domain))
          .for('update');
        if (!held || held.deleted_at) return NOT_HELD;
        await tx
          .update(registrar_sandbox_names)
          .set({ ds_records: [...records] })
          .where(eq(registrar_sandbox_names.name, domain));
        return { kind: 'done' };
      });
    });
  }

  async findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'> {
    const found = await this.#call<{ kind: 'found'; held: RegistrantRecord | null }>('held_by', domain, async () => {
      const [row] = await this.#db
        .select()
        .from(registrar_sandbox_names)
        .where(eq(registrar_sandbox_names.name, domain));
      return { kind: 'found', held: row && !row.deleted_at ? toRegistrantRecord(row) : null };
    });
    return found.kind === 'found' ? found.held : 'unknown';
  }

  async authCode(domain: string): Promise<AuthCodeOutcome> {
    return this.#call<AuthCodeOutcome>('auth_code', domain, async () => {
      const [row] = await this.#db
        .select()
        .from(registrar_sandbox_names)
        .where(eq(registrar_sandbox_names.name, domain));
      return row && !row.deleted_at ? { kind: 'done', code: getCode(row) } : NOT_HELD;
    });
  }

  async delete(domain: string): Promise<ChangeOutcome> {
    const remove = (): Promise<ChangeOutcome> =>
      inTransaction(this.#db, async (tx) => {
        const mine = eq(registrar_sandbox_names.name, domain);
        const [row] = await tx.select().from(registrar_sandbox_names).where(mine).for('update');
        const now = this.#clock.now();
        if (!row || row.deleted_at || isReleased(registeredDomain(row, now))) return NOT_HELD;
        const sold = findSoldName(domain);
        const isFresh = now < addDays(row.registered_at, sold?.record.addGraceDays ?? 0);
        if (isFresh) await tx.delete(registrar_sandbox_names).where(mine);
        else await tx.update(registrar_sandbox_names).set({ deleted_at: now }).where(mine);
        return { kind: 'done' };
      });
    return this.#call('delete', domain, remove, CHANGE_REFUSALS);
  }

  /** Runs a call subject to scripted faults. */
  async #call<Answer extends { readonly kind: string }>(
    operation: string,
    domain: string,
    work: (fault?: Fault) => Promise<Answer>,
    refusals: ScriptedRefusals<Answer> = {},
  ): Promise<Answer | Unknown> {
    const fault = this.#faults.take(operation, domain);
    await sleep(this.#getLatency(domain));
    if (!fault) return work();
    if (fault.kind === 'no_privacy') return work(fault);
    return refusals[fault.kind] ?? this.#faulty(fault, work);
  }

  async #faulty<Answer>(fault: Fault, work: () => Promise<Answer>): Promise<Answer | Unknown> {
    switch (fault.kind) {
      case 'delay':
        if (fault.ms < this.#timeoutMs) {
          await sleep(fault.ms);
          return work();
        }
        await work();
        await sleep(this.#timeoutMs);
        return unknown('timeout waiting for the response');
      case 'drop_request':
        await sleep(this.#timeoutMs);
        return unknown('timeout waiting for the response');
      case 'drop_response':
        await work();
        await sleep(this.#timeoutMs);
        return unknown('timeout waiting for the response');
      case 'late_success':
        this.#carryOutLate(fault.ms, work);
        await sleep(Math.min(this.#timeoutMs, fault.ms));
        return unknown('timeout waiting for the response');
      case 'malformed':
        await work();
        return unknown('unreadable response');
      case 'in_progress':
        return unknown('the registrar reports that the same order is in progress');
      default:
        return unknown('the registrar answered with an error');
    }
  }

  /** Runs a late request in the background. Its caller has given up, so failures are ignored. */
  #carryOutLate(ms: number, work: () => Promise<unknown>): void {
    const late = sleep(ms)
      .then(work)
      .catch(() => undefined)
      .finally(() => this.#late.delete(late));
    this.#late.add(late);
  }

  async idle(): Promise<void> {
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  async #carryOut(order: RegistrarOrder): Promise<OrderOutcome> {
    const words = await dictionary();
    return inTransaction(this.#db, async (tx) => {
      // Serialises calls with the same reference, so that the second finds the first's record.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${order.reference}))`);
      const [earlier] = await tx
        .select()
        .from(registrar_sandbox_orders)
        .where(eq(registrar_sandbox_orders.reference, order.reference));
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

  async #register(tx: Tx, order: Registration, words: Words): Promise<OrderOutcome> {
    const sold = findSoldName(order.domain);
    const state = sold && this.#believe(sold, words);
    if (state?.status === 'taken') return refused('taken', 'Taken a moment ago by someone else.');
    if (!state || state.status === 'reserved' || state.status === 'unknown')
      return refused('not_sold', 'The registry does not sell this name.');
    const refusal = findRegistrantRefusal(order.domain, order);
    if (refusal) return refused('data', refusal);
    if (!asksWhatWasAgreed(state, order, 'register')) return PRICE_CHANGED;

    const now = this.#clock.now();
    const expires_at = addYears(now, order.years);
    const won = await tx
      .insert(registrar_sandbox_names)
      .values({
        name: order.domain,
        registered_at: now,
        expires_at,
        auto_renew: order.autoRenew,
        privacy: order.privacy,
        locked: true,
        nameservers: [...this.#nameservers],
        registrant: order.registrant,
        tld_data: order.tldData,
      })
      .onConflictDoNothing()
      .returning({ name: registrar_sandbox_names.name });
    if (won.length === 0) return refused('taken', 'Taken a moment ago by someone else.');
    return this.#enter(tx, order, order.years, now);
  }

  async #renew(tx: Tx, order: Renewal, words: Words): Promise<OrderOutcome> {
    const [held] = await tx
      .select()
      .from(registrar_sandbox_names)
      .where(eq(registrar_sandbox_names.name, order.domain))
      .for('update');
    if (!held || held.deleted_at) return refused('not_found', 'The domain is not in the registrar account.');
    if (held.expires_at.getTime() !== order.currentExpiry.getTime())
      return refused('expiry_differs', 'The domain was renewed in the meantime.');
    const now = this.#clock.now();
    const { stage } = lifeIn(held.name, held.expires_at, now);
    if (stage === 'pending_delete' || stage === 'released')
      return refused('not_renewable', 'The registry is about to release this domain.');
    if (stage === 'redemption' && !order.restore)
      return refused('in_redemption', 'The domain is in redemption and has to be restored.');
    if (stage !== 'redemption' && order.restore)
      return refused('price_changed', 'The name is not in redemption, so there is nothing to restore.');
    const sold = findSoldName(held.name);
    if (!asksWhatWasAgreed(sold && this.#believe(sold, words), order, 'renew')) return PRICE_CHANGED;
    const fewest = sold?.record.minRenewalYears ?? 1;
    if (order.years < fewest) return refused('data', `The registry renews for ${fewest} years at least.`);
    const expires_at = addYears(held.expires_at, order.years);
    if (expires_at > addYears(now, MAX_YEARS))
      return refused('data', `A name cannot be renewed beyond ${MAX_YEARS} years from now.`);
    await tx
      .update(registrar_sandbox_names)
      .set({ expires_at, privacy: held.privacy || order.privacy })
      .where(eq(registrar_sandbox_names.name, order.domain));
    return this.#enter(tx, order, order.years, now);
  }

  async #transfer(tx: Tx, order: TransferIn, words: Words): Promise<OrderOutcome> {
    const now = this.#clock.now();
    // Of two transfers of the same name, the second finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`transfer ${order.domain}`}))`);
    const refusal = findRegistrantRefusal(order.domain, order);
    if (refusal) return refused('data', refusal);
    const facts = await this.#getFacts(tx, order.domain, order.authCode, words);
    const [block] = transferBlocks(facts, this.#transferPolicy, now);
    const sold = findSoldName(order.domain);
    switch (block?.cause) {
      case undefined:
        if (!asksWhatWasAgreed(sold && this.#believe(sold, words), order, 'transfer')) return PRICE_CHANGED;
        return this.#enter(
          tx,
          order,
          sold?.record.transferYears ?? 0,
          new Date(now.getTime() + this.#transferMs),
          order.registrant,
        );
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

  /** Returns the transfer eligibility of a name; one that we hold or are transferring is not looked up in the fake registry. */
  async #getFacts(db: Db | Tx, domain: string, code: string | null, words: Words): Promise<TransferFacts> {
    const now = this.#clock.now();
    const sold = findSoldName(domain);
    const facts = fakeTransferFacts(domain, sold?.label ?? domain, code, now);
    const [held] = await db
      .select({ name: registrar_sandbox_names.name })
      .from(registrar_sandbox_names)
      .where(eq(registrar_sandbox_names.name, domain));
    if (held || (await this.#isComing(db, domain))) return { ...facts, status: 'transfer_running', statusUntil: null };
    return sold && this.#believe(sold, words).status === 'taken'
      ? facts
      : { ...facts, status: 'free', registrar: null, expiresAt: null, nameservers: [] };
  }

  async #isComing(db: Db | Tx, domain: string): Promise<boolean> {
    const rows = await db
      .select()
      .from(registrar_sandbox_orders)
      .where(and(eq(registrar_sandbox_orders.name, domain), eq(registrar_sandbox_orders.kind, 'transfer')));
    return rows.some((row) => this.#getCourse(row).kind === 'pending');
  }

  #getCourse(entry: SandboxOrder): ReturnType<typeof transferCourse> | { kind: 'refused'; reason: 'cancelled' } {
    if (entry.cancelled_at) return { kind: 'refused', reason: 'cancelled' };
    return transferCourse(
      findSoldName(entry.name)?.label ?? entry.name,
      entry.created_at,
      entry.completes_at.getTime() - entry.created_at.getTime(),
      this.#clock.now(),
    );
  }

  async transferFacts(domain: string, authCode: string | null): Promise<TransferFacts | 'unknown'> {
    const answer = await this.#call<{ kind: 'facts'; facts: TransferFacts }>('transfer_check', domain, async () => ({
      kind: 'facts',
      facts: await this.#getFacts(this.#db, domain, authCode, await dictionary()),
    }));
    return answer.kind === 'facts' ? answer.facts : 'unknown';
  }

  async cancelTransfer({ reference, domain }: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome> {
    return this.#call<ChangeOutcome>('transfer_cancel', domain, async () => {
      const [entry] = await this.#db
        .select()
        .from(registrar_sandbox_orders)
        .where(eq(registrar_sandbox_orders.reference, reference));
      const course = entry && this.#getCourse(entry);
      if (course?.kind !== 'pending' || course.progress.stage !== 'holder')
        return { kind: 'refused', reason: 'too_late', message: 'The transfer can no longer be cancelled.' };
      await this.#db
        .update(registrar_sandbox_orders)
        .set({ cancelled_at: this.#clock.now() })
        .where(eq(registrar_sandbox_orders.reference, reference));
      return { kind: 'done' };
    });
  }

  async resendConfirmation({ reference, domain }: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome> {
    return this.#call<ChangeOutcome>('transfer_resend', domain, async () => {
      const [entry] = await this.#db
        .select()
        .from(registrar_sandbox_orders)
        .where(eq(registrar_sandbox_orders.reference, reference));
      const course = entry && this.#getCourse(entry);
      const waits = course?.kind === 'pending' && course.progress.stage === 'holder';
      return waits
        ? { kind: 'done' }
        : { kind: 'refused', reason: 'nothing_to_confirm', message: 'The owner has already confirmed.' };
    });
  }

  async #enter(
    tx: Tx,
    order: RegistrarOrder,
    years: number,
    completes_at: Date,
    registrant: Contact | null = null,
  ): Promise<OrderOutcome> {
    const row = {
      reference: order.reference,
      kind: order.kind,
      name: order.domain,
      years,
      created_at: this.#clock.now(),
      completes_at,
      cancelled_at: null,
      registrant,
    };
    await tx.insert(registrar_sandbox_orders).values(row);
    return this.#getOutcome(tx, row);
  }

  async #getOutcome(db: Db | Tx, entry: SandboxOrder): Promise<OrderOutcome> {
    if (entry.kind === 'transfer') {
      const course = this.#getCourse(entry);
      if (course.kind === 'pending') return { kind: 'pending', transfer: course.progress };
      if (course.kind === 'refused') return refused(course.reason, arrivalRefusals[course.reason]);
      await this.#bringIn(db, entry);
    }
    const [row] = await db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, entry.name));
    if (!row) throw new Error(`The sandbox has an order for ${entry.name} but not the domain`);
    return { kind: 'done', held: registeredDomain(row, this.#clock.now()) };
  }

  /** Adds a transferred domain on the first read after the transfer is due; it keeps its nameservers. */
  async #bringIn(db: Db | Tx, entry: SandboxOrder): Promise<void> {
    const facts = fakeTransferFacts(entry.name, findSoldName(entry.name)?.label ?? entry.name, null, entry.created_at);
    if (!facts.expiresAt || !facts.registeredAt) throw new Error(`The fake registry has no dates for ${entry.name}`);
    await db
      .insert(registrar_sandbox_names)
      .values({
        name: entry.name,
        registered_at: facts.registeredAt,
        expires_at: addYears(facts.expiresAt, entry.years),
        auto_renew: false,
        privacy: false,
        locked: true,
        nameservers: [...facts.nameservers],
        registrant: entry.registrant,
      })
      .onConflictDoNothing();
  }

  /** Combines the fake registry with the sandbox's own data, for many names in one statement. */
  async #listStates(names: readonly SoldName[]): Promise<NameState[]> {
    const [words, held] = await Promise.all([dictionary(), this.#held(names.map(({ domain }) => domain))]);
    return names.map((sold): NameState => {
      const name = sold.domain;
      return held.has(name) ? { name, status: 'taken' } : this.#believe(sold, words);
    });
  }

  async #held(names: readonly string[]): Promise<ReadonlySet<string>> {
    if (names.length === 0) return new Set();
    const rows = await this.#db
      .select({ name: registrar_sandbox_names.name })
      .from(registrar_sandbox_names)
      .where(inArray(registrar_sandbox_names.name, [...names]));
    return new Set(rows.map(({ name }) => name));
  }

  #believe(sold: SoldName, words: Words): NameState {
    return fakeNameState(sold.label, sold.record, words, this.#listPrices);
  }

  #getLatency(name: string): number {
    const dot = name.indexOf('.');
    return this.#latency(name.slice(0, dot), name.slice(dot + 1));
  }
}
