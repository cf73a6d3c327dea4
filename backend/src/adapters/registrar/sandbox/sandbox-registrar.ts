import type { AddOnService } from '@storefront/shared/contract';
import { REGISTRANT_LOCK_DAYS, type DsRecord } from '@storefront/shared/domain';
import { addDays } from '../../../core/days';
import { findSoldName, type SoldName } from '../../../core/catalog/catalog';
import type { Clock } from '../../../core/clock';
import { hasContactRole } from '../../../core/contact-roles';
import type { Fault, FaultScripts } from '../../../core/fault-scripts';
import { ENGLISH_LOCALE } from '../../../core/locale';
import type { ListPrices, PremiumPrices } from '../../../core/premium-prices';
import type { TransferFacts, TransferPolicy } from '../../../core/transfer-policy';
import type { Db } from '../../../db/client';
import { inTransaction } from '../../../db/transaction';
import type {
  AuthCodeOutcome,
  ChangeOutcome,
  CheckOptions,
  FoundOrder,
  NameChange,
  NamePage,
  NameState,
  OrderLookup,
  OrderOutcome,
  RegisteredDomain,
  Registrar,
  RegistrantRecord,
  RegistrarOrder,
  SuggestOptions,
  TransferIn,
} from '../../../ports/registrar';
import { untilAborted } from '../until-aborted';
import { dictionary, type Words } from './dictionary';
import { fakeNameState, registryLatency } from './fake-registry';
import { FaultyCalls, type ScriptedRefusals } from './faulty-calls';
import { findContactRefusal, findDsRefusal, findRegistrantRefusal } from './sandbox-data-rules';
import {
  deleteName,
  findName,
  findTakenNames,
  getAuthCode,
  isReleased,
  listNames,
  lockName,
  toColumns,
  toRegisteredDomain,
  toRegistrantRecord,
  updateName,
  type SandboxName,
} from './sandbox-names';
import { PRICE_CHANGED, SandboxOrders, TAKEN } from './sandbox-orders';
import { listCandidates } from './suggestions';

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

const LIST_PAGE = 1_000;

const ORDER_REFUSALS: ScriptedRefusals<OrderOutcome> = { taken: TAKEN, price_changed: PRICE_CHANGED };

const CHANGE_REFUSALS: ScriptedRefusals<ChangeOutcome> = {
  refused: { kind: 'refused', reason: 'locked', message: 'The registry has locked this domain.' },
};

const NOT_HELD = {
  kind: 'refused',
  reason: 'not_held',
  message: 'The domain is not in the registrar account.',
} as const satisfies ChangeOutcome;

const DONE = { kind: 'done' } as const satisfies ChangeOutcome;

/** Simulates a registrar that does not enable the privacy service. */
function withPrivacyAllowed(order: RegistrarOrder, fault: Fault | undefined): RegistrarOrder {
  return fault?.kind === 'no_privacy' && order.kind !== 'transfer' ? { ...order, privacy: false } : order;
}

/** Returns why the registrar refuses a change of a domain, whatever its state; null if it does not. */
function findChangeRefusal(domain: string, change: NameChange, fault: Fault | undefined): ChangeOutcome | null {
  const isPrivacyRefused = fault?.kind === 'no_privacy' || !findSoldName(domain)?.record.privacyAllowed;
  if ('privacy' in change && change.privacy && isPrivacyRefused)
    return {
      kind: 'refused',
      reason: 'privacy',
      message: 'The registry of this domain does not allow a privacy service.',
    };
  if ('registrant' in change) {
    const message = findRegistrantRefusal(domain, change);
    return message === null ? null : { kind: 'refused', reason: 'data', message };
  }
  if ('role' in change) {
    const message = findContactRefusal(domain, change);
    const reason = hasContactRole(domain, change.role) ? 'data' : 'contact_role';
    return message === null ? null : { kind: 'refused', reason, message };
  }
  return null;
}

/** Returns why a domain stays locked after a change of its owner; null if it can be unlocked. */
function findUnlockRefusal({ holder_changed_at }: SandboxName, now: Date): ChangeOutcome | null {
  const until = holder_changed_at && addDays(holder_changed_at, REGISTRANT_LOCK_DAYS);
  if (!until || until <= now) return null;
  return {
    kind: 'refused',
    reason: 'owner_changed',
    until: until.toISOString(),
    message: `The owner changed less than ${REGISTRANT_LOCK_DAYS} days ago, so the name stays locked until ${ENGLISH_LOCALE.date(until)}.`,
  };
}

/** A simulated registrar with its data in our database and scripted faults. */
export class SandboxRegistrar implements Registrar {
  readonly provider = 'sandbox';
  readonly addOns: ReadonlySet<AddOnService> = new Set<AddOnService>(['contact_privacy']);
  readonly deletes = true;
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #listPrices: ListPrices;
  readonly #calls: FaultyCalls;
  readonly #orders: SandboxOrders;

  constructor({
    timeoutMs = 5_000,
    latency = registryLatency,
    transferMs = 5_000,
    ...options
  }: SandboxRegistrarOptions) {
    this.#db = options.db;
    this.#clock = options.clock;
    this.#listPrices = options.listPrices;
    this.#calls = new FaultyCalls({ faults: options.faults, timeoutMs, latency });
    this.#orders = new SandboxOrders({ ...options, transferMs });
  }

  async check(
    names: readonly SoldName[],
    onAnswer: (state: NameState) => void,
    { signal }: CheckOptions = {},
  ): Promise<void> {
    const states = await this.#listStates(names);
    const answers = states.map(async (state) => {
      const answered = await this.#calls.check(state);
      if (!signal?.aborted) onAnswer(answered);
    });
    await untilAborted(Promise.all(answers), signal);
  }

  async suggest(
    label: string,
    maximum: number,
    { signal, tlds }: SuggestOptions = {},
  ): Promise<readonly NameState[] | null> {
    return (await untilAborted(this.#suggest(label, maximum, tlds), signal)) ?? null;
  }

  async #suggest(label: string, maximum: number, tlds: SuggestOptions['tlds']): Promise<readonly NameState[] | null> {
    if (!(await this.#calls.isAnswered('suggest', label, `${label}.com`))) return null;
    const words = await dictionary();
    const candidates = listCandidates(label, words, tlds).flatMap((name) => findSoldName(name) ?? []);
    const buyable = candidates
      .map((sold) => this.#getState(sold, words))
      .filter(({ status }) => status === 'available' || status === 'premium')
      .slice(0, maximum * 2);
    const taken = await findTakenNames(
      this.#db,
      buyable.map(({ name }) => name),
    );
    return buyable.filter(({ name }) => !taken.has(name)).slice(0, maximum);
  }

  async premiumPrice(domain: string): Promise<PremiumPrices | null | 'unknown'> {
    if (!(await this.#calls.isAnswered('price', domain))) return 'unknown';
    const sold = findSoldName(domain);
    const state = sold && this.#getState(sold, await dictionary());
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
    return this.#calls.call(
      operation,
      order.domain,
      (fault) => this.#orders.place(withPrivacyAllowed(order, fault)),
      ORDER_REFUSALS,
    );
  }

  async findOrder({ reference, domain }: OrderLookup): Promise<FoundOrder> {
    return this.#calls.call<FoundOrder>('find', domain, () => this.#orders.find(reference), ORDER_REFUSALS);
  }

  async info(domain: string): Promise<RegisteredDomain | null | 'unknown'> {
    return this.#read('info', domain, async () => {
      const row = await findName(this.#db, domain);
      const held = row && toRegisteredDomain(row, this.#clock.now());
      return held && !isReleased(held) ? held : null;
    });
  }

  async registeredDomains(after: string | null): Promise<NamePage | 'unknown'> {
    return this.#read('list', '*', async () => {
      const rows = await listNames(this.#db, after, LIST_PAGE);
      return {
        names: rows.map((row) => toRegisteredDomain(row, this.#clock.now())).filter((held) => !isReleased(held)),
        next: rows.length === LIST_PAGE ? (rows.at(-1)?.name ?? null) : null,
      };
    });
  }

  async change(domain: string, change: NameChange): Promise<ChangeOutcome> {
    const make = async (fault: Fault | undefined): Promise<ChangeOutcome> => {
      const refusal = findChangeRefusal(domain, change, fault);
      if (refusal) return refusal;
      const now = this.#clock.now();
      return this.#changeHeld(domain, (held) => {
        const locked = 'locked' in change && !change.locked ? findUnlockRefusal(held, now) : null;
        return locked ?? toColumns(change, held, now);
      });
    };
    return this.#calls.call('change', domain, make, CHANGE_REFUSALS);
  }

  keepsDs(domain: string): boolean {
    return findSoldName(domain) !== null;
  }

  async dsRecords(domain: string): Promise<readonly DsRecord[] | 'unknown'> {
    return this.#read(
      'ds_read',
      domain,
      async () => (await findName(this.#db, domain))?.ds_records ?? ('unknown' as const),
    );
  }

  async setDsRecords(domain: string, records: readonly DsRecord[]): Promise<ChangeOutcome> {
    return this.#calls.call<ChangeOutcome>('ds_change', domain, async () => {
      if (!this.keepsDs(domain))
        return {
          kind: 'refused',
          reason: 'ds_not_taken',
          message: 'The registry of this domain does not accept DS records.',
        };
      return findDsRefusal(records) ?? this.#changeHeld(domain, () => ({ ds_records: [...records] }));
    });
  }

  async findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'> {
    return this.#read('held_by', domain, async () => {
      const row = await findName(this.#db, domain);
      return row ? toRegistrantRecord(row) : null;
    });
  }

  async authCode(domain: string): Promise<AuthCodeOutcome> {
    return this.#calls.call<AuthCodeOutcome>('auth_code', domain, async () => {
      const row = await findName(this.#db, domain);
      return row ? { kind: 'done', code: getAuthCode(row) } : NOT_HELD;
    });
  }

  async delete(domain: string): Promise<ChangeOutcome> {
    const remove = (): Promise<ChangeOutcome> =>
      inTransaction(this.#db, async (tx) => {
        const row = await lockName(tx, domain);
        const now = this.#clock.now();
        if (!row || isReleased(toRegisteredDomain(row, now))) return NOT_HELD;
        const isFresh = now < addDays(row.registered_at, findSoldName(domain)?.record.addGraceDays ?? 0);
        if (isFresh) await deleteName(tx, domain);
        else await updateName(tx, domain, { deleted_at: now });
        return DONE;
      });
    return this.#calls.call('delete', domain, remove, CHANGE_REFUSALS);
  }

  async transferFacts(domain: string, authCode: string | null): Promise<TransferFacts | 'unknown'> {
    return this.#read('transfer_check', domain, () => this.#orders.getTransferFacts(domain, authCode));
  }

  async cancelTransfer({ reference, domain }: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome> {
    return this.#calls.call<ChangeOutcome>('transfer_cancel', domain, async () => {
      if (!(await this.#orders.waitsForHolder(reference)))
        return { kind: 'refused', reason: 'too_late', message: 'The transfer can no longer be cancelled.' };
      await this.#orders.cancel(reference);
      return DONE;
    });
  }

  async resendConfirmation({ reference, domain }: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome> {
    return this.#calls.call<ChangeOutcome>('transfer_resend', domain, async () =>
      (await this.#orders.waitsForHolder(reference))
        ? DONE
        : { kind: 'refused', reason: 'nothing_to_confirm', message: 'The owner has already confirmed.' },
    );
  }

  /** Resolves once no late request is running. */
  idle(): Promise<void> {
    return this.#calls.idle();
  }

  async #read<Value>(operation: string, domain: string, work: () => Promise<Value>): Promise<Value | 'unknown'> {
    const found = await this.#calls.call<{ readonly kind: 'found'; readonly value: Value }>(
      operation,
      domain,
      async () => ({ kind: 'found', value: await work() }),
    );
    return found.kind === 'found' ? found.value : 'unknown';
  }

  /** Changes a domain that we hold. @param change returns the new columns, or why there are none */
  async #changeHeld(
    domain: string,
    change: (held: SandboxName) => Partial<SandboxName> | ChangeOutcome,
  ): Promise<ChangeOutcome> {
    return inTransaction(this.#db, async (tx): Promise<ChangeOutcome> => {
      const held = await lockName(tx, domain);
      if (!held) return NOT_HELD;
      const changed = change(held);
      if ('kind' in changed) return changed;
      await updateName(tx, domain, changed);
      return DONE;
    });
  }

  /** Combines the fake registry with the sandbox's own data, for many names in one statement. */
  async #listStates(names: readonly SoldName[]): Promise<NameState[]> {
    const [words, taken] = await Promise.all([
      dictionary(),
      findTakenNames(
        this.#db,
        names.map(({ domain }) => domain),
      ),
    ]);
    return names.map((sold): NameState => {
      const name = sold.domain;
      return taken.has(name) ? { name, status: 'taken' } : this.#getState(sold, words);
    });
  }

  #getState({ label, record }: SoldName, words: Words): NameState {
    return fakeNameState(label, record, words, this.#listPrices);
  }
}
