import { millisecondsInDay } from 'date-fns/constants';
import { addYears, nameLife } from '@storefront/shared/domain';
import { fakeTransferFacts } from '../../../src/adapters/registrar/sandbox/fake-transfers';
import { transferCase } from '../../../src/adapters/registrar/sandbox/transfer-case';
import { textAt, type XcpObject } from '../../../src/adapters/registrar/opensrs/xcp-value';
import type { Clock } from '../../../src/core/clock';
import { findSoldName } from '../../../src/core/catalog/catalog';

/** A domain in the account. */
export interface FakeName {
  readonly domain: string;
  readonly registeredAt: Date;
  expiresAt: Date;
  /** When it was restored from redemption; it is then in grace again. */
  redeemedAt: Date | null;
  locked: boolean;
  privacy: boolean;
  letExpire: boolean;
  nameservers: readonly string[];
  contactSet: XcpObject;
  /** The order's data beyond the contact, as received. */
  told: XcpObject;
  /** The language of an internationalised domain (`encoding_type`); undefined if it was not registered here. */
  readonly language: string | undefined;
}

export interface FakeOrder {
  readonly id: string;
  readonly domain: string;
  readonly type: 'new' | 'renewal' | 'transfer';
  status: 'pending' | 'waiting' | 'completed' | 'cancelled' | 'declined' | 'deleted';
  readonly attributes: XcpObject;
  readonly at: Date;
}

export interface FakeTransfer {
  readonly domain: string;
  readonly order: FakeOrder;
  /** When its current stage began. */
  since: Date;
  status: 'pending_owner' | 'pending_registry' | 'completed' | 'cancelled';
  reason: string;
}

/** What a premium domain costs the reseller, in OpenSRS's format. */
export interface FakeCosts {
  readonly new: string;
  readonly renewal: string;
  readonly transfer: string;
}

/** The account and its environment in the fake OpenSRS. Domains of others behave as in the sandbox registrar. */
export class FakeBooks {
  readonly names = new Map<string, FakeName>();
  readonly orders: FakeOrder[] = [];
  readonly transfers = new Map<string, FakeTransfer>();
  /** Domains registered by others. */
  readonly taken = new Set<string>(['google.com']);
  readonly reserved = new Set<string>();
  /** The verification status of a domain's registrant, if not pending. */
  readonly verifications = new Map<string, string>();
  readonly premium = new Map<string, FakeCosts>();
  /** The language with which an internationalised domain is registered through another registrar, by domain. */
  readonly languagesElsewhere = new Map<string, string>();
  /** Whether `get` returns the language of a domain. */
  reportsLanguage = true;
  /** Extensions with slow registries: an order is accepted, and completed by `finishWaiting`. */
  readonly slowEndings = new Set<string>();
  /** Whether the reseller's account has funds; `forced` holds the order but reports success. */
  funds: 'enough' | 'none' | 'forced' = 'enough';
  balance = '1250.75';
  /** Milliseconds from the order of a transfer to its arrival, if no confirmation is needed. */
  transferMs = 30_000;
  readonly clock: Clock;
  #lastId = 7_000_000;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  now(): Date {
    return new Date(Math.floor(this.clock.now().getTime() / 1000) * 1000);
  }

  add(order: Pick<FakeOrder, 'domain' | 'type' | 'attributes'>): FakeOrder {
    this.#lastId += 1;
    const added: FakeOrder = { ...order, id: String(this.#lastId), status: 'pending', at: this.now() };
    this.orders.push(added);
    return added;
  }

  hold(name: Pick<FakeName, 'domain' | 'expiresAt' | 'contactSet'> & Partial<FakeName>): FakeName {
    const held: FakeName = {
      registeredAt: this.now(),
      redeemedAt: null,
      locked: true,
      privacy: false,
      letExpire: false,
      nameservers: [],
      told: name.contactSet,
      language: undefined,
      ...name,
    };
    this.names.set(held.domain, held);
    return held;
  }

  isTaken(domain: string): boolean {
    return this.names.has(domain) || this.taken.has(domain) || this.isElsewhere(domain);
  }

  /** Whether a domain is at another registrar and can be transferred in. */
  isElsewhere(domain: string): boolean {
    const sold = findSoldName(domain);
    const isThere = sold !== null && (transferCase(sold.label) !== null || this.languagesElsewhere.has(domain));
    return isThere && !this.names.has(domain);
  }

  elsewhere(domain: string) {
    return fakeTransferFacts(domain, findSoldName(domain)?.label ?? domain, null, this.now());
  }

  /** Domains can be managed until their redemption. */
  manageable(domain: string): FakeName | undefined {
    const held = this.names.get(domain);
    return held &&
      this.getStage(held) !== 'redemption' &&
      this.getStage(held) !== 'pending_delete' &&
      this.getStage(held) !== 'released'
      ? held
      : undefined;
  }

  getStage({ domain, expiresAt, redeemedAt }: FakeName) {
    const record = findSoldName(domain)?.record;
    if (!record) throw new Error(`${domain} is under no extension that is sold`);
    if (redeemedAt && this.now().getTime() < redeemedAt.getTime() + 30 * millisecondsInDay) return 'grace';
    return nameLife(expiresAt, record, this.now()).stage;
  }

  /** Completes what registries had accepted. */
  finishWaiting(): void {
    for (const order of this.orders) if (order.status === 'waiting' && order.type === 'new') this.register(order);
  }

  /** Applies changes that happen over time. */
  catchUp(): void {
    for (const { domain, status, since } of this.transfers.values()) {
      if (status === 'pending_registry' && this.clock.now().getTime() >= since.getTime() + this.transferMs)
        this.moveTransfer(domain, 'completed');
    }
  }

  register(order: FakeOrder): void {
    const { attributes, domain } = order;
    const servers = (attributes.nameserver_list ?? []) as readonly XcpObject[];
    order.status = 'completed';
    this.hold({
      domain,
      expiresAt: addYears(this.now(), Number(attributes.period)),
      contactSet: attributes.contact_set as XcpObject,
      told: attributes,
      language: textAt(attributes, 'encoding_type'),
      privacy: attributes.f_whois_privacy === '1',
      locked: attributes.f_lock_domain === '1',
      nameservers: servers.map(({ name }) => name as string),
    });
  }

  /** Moves a transfer to its next or another final status. */
  moveTransfer(domain: string, status: FakeTransfer['status'], reason = ''): void {
    const transfer = this.transfers.get(domain);
    if (!transfer) throw new Error(`${domain} is not on its way`);
    transfer.status = status;
    transfer.since = this.now();
    transfer.reason = reason;
    if (status === 'cancelled') transfer.order.status = 'cancelled';
    if (status !== 'completed') return;
    transfer.order.status = 'completed';
    const facts = this.elsewhere(domain);
    const expiresAt = new Date(Math.floor((facts.expiresAt ?? this.now()).getTime() / 1000) * 1000);
    this.hold({
      domain,
      expiresAt: addYears(expiresAt, 1),
      contactSet: transfer.order.attributes.contact_set as XcpObject,
      nameservers: facts.nameservers,
      language: this.languagesElsewhere.get(domain),
    });
  }
}
