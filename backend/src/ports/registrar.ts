import type { AddOnService, ChangeRefusal, Contact, ContactRole, TldData } from '@storefront/shared/contract';
import type { DsRecord, NameLife } from '@storefront/shared/domain';
import type { SoldName } from '../core/catalog/catalog';
import type { PremiumPrices } from '../core/premium-prices';
import type { TransferFacts } from '../core/transfer-policy';

/** A registry's answer about a domain. `unknown`: it did not respond, so nothing is known about the domain (SE-06). */
export type NameState =
  | { readonly name: string; readonly status: 'available' | 'taken' | 'reserved' }
  | { readonly name: string; readonly status: 'premium'; readonly premium: PremiumPrices }
  | { readonly name: string; readonly status: 'unknown'; readonly cause: string };

/** A domain that the registrar holds for us. */
export interface RegisteredDomain {
  readonly domain: string;
  readonly registeredAt: Date;
  /** The creation date reported by the registry, which tells a later registration from an earlier one; null if it reports none. */
  readonly createdAt: Date | null;
  readonly expiresAt: Date;
  /** Its life stage. From redemption on, XCP does not answer `get`, by which an adapter recognises that stage. */
  readonly life: NameLife;
  readonly autoRenew: boolean;
  readonly privacy: boolean;
  readonly locked: boolean;
  readonly nameservers: readonly string[];
  /** Glue: the addresses of nameservers inside the domain itself, by host. */
  readonly nameserverAddresses: NameserverAddresses;
}

/** The settings of a domain that its customer can change. */
export type NameSettings = Pick<RegisteredDomain, 'autoRenew' | 'privacy' | 'locked' | 'nameservers'>;

/** A domain in the registrar's list, with its settings if the list has them. */
export type ListedName = Pick<RegisteredDomain, 'domain' | 'expiresAt'> & Partial<NameSettings>;

export interface NamePage {
  readonly names: readonly ListedName[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** IP addresses by host, both as returned by `readNameservers` of shared/domain. */
export type NameserverAddresses = Readonly<Record<string, readonly string[]>>;

/** Stage of an accepted transfer: first the registrant confirms it, then the losing registrar has some days to deny it. */
export interface TransferProgress {
  readonly stage: 'holder' | 'registrar';
  /** When the stage ends automatically; null if the registrar does not say. */
  readonly until: Date | null;
}

/** Why a registrar refused an order. `data`: the registry rejects the registrant's data. */
export type RefusalReason =
  | 'taken'
  | 'price_changed'
  | 'not_sold'
  | 'data'
  | 'auth_code'
  | 'locked'
  | 'transfer_hold'
  | 'denied'
  | 'withdrawn'
  | 'cancelled'
  | 'expiry_differs'
  | 'in_redemption'
  | 'not_renewable'
  | 'not_found';

/**
 * State of an order at the registrar. `pending`: accepted but not completed. `unknown`: it may or may not have been carried out; query with
 * `findOrder`, never repeat blindly (OR-10).
 */
export type OrderOutcome =
  | { readonly kind: 'done'; readonly held: RegisteredDomain }
  | { readonly kind: 'pending'; readonly transfer?: TransferProgress }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly message: string }
  | { readonly kind: 'unknown'; readonly cause: string };

/** `none`: the registrar has no order with this reference, so it was never carried out. */
export type FoundOrder = OrderOutcome | { readonly kind: 'none' };

interface OrderBase {
  /** Our reference, unique per order item for ever. Repeating it yields the same order. */
  readonly reference: string;
  /** ASCII, lower case. */
  readonly domain: string;
  /**
   * The premium prices that the customer agreed to, null for the list price. If the registry asks for another price, the order is refused
   * with `price_changed`.
   */
  readonly premium: PremiumPrices | null;
}

/** What an order can be looked up by, known before it is sent. */
export type OrderLookup = Pick<RegistrarOrder, 'reference' | 'domain' | 'kind' | 'premium'>;

/** The registrant of a domain, with the registry data that its TLD asks for (RG-02). */
export interface Holder {
  readonly registrant: Contact;
  readonly tldData: TldData[string];
}

export interface Registration extends OrderBase, Holder {
  readonly kind: 'new';
  readonly years: number;
  readonly privacy: boolean;
  readonly autoRenew: boolean;
}

export interface Renewal extends OrderBase {
  readonly kind: 'renew';
  readonly years: number;
  /** The expiry that the renewal starts from; prevents a second renewal (XCP `currentexpirationyear`). */
  readonly currentExpiry: Date;
  /** Whether privacy is ordered too, for a domain that may not have it yet. */
  readonly privacy: boolean;
  /**
   * Restores the domain from redemption first, for the fee that the customer agreed to (XCP `redeem`, then `renew`), under the same
   * reference: done when both are. Without it, a domain in redemption is refused with `in_redemption`; with it, one that is not in
   * redemption is refused with `price_changed`.
   */
  readonly restore: boolean;
}

export interface TransferIn extends OrderBase, Holder {
  readonly kind: 'transfer';
  /** Secret: never logged. */
  readonly authCode: string;
}

export type RegistrarOrder = Registration | Renewal | TransferIn;

/** Contacts besides the registrant by role; null if the registrant is that contact too. */
export type RoleContacts = Readonly<Partial<Record<ContactRole, Contact | null>>>;

export interface RegistrantRecord extends Holder {
  readonly contacts: RoleContacts;
}

export type NameChange =
  | { readonly autoRenew: boolean }
  | { readonly privacy: boolean }
  | { readonly locked: boolean }
  | { readonly nameservers: readonly string[]; readonly nameserverAddresses: NameserverAddresses }
  /** Contacts identical to the registrant change with it. */
  | Holder
  /** Null makes the registrant this contact again. */
  | { readonly role: ContactRole; readonly contact: Contact | null };

export type RefusedChange = { readonly kind: 'refused'; readonly message: string } & ChangeRefusal;

export type ChangeOutcome =
  { readonly kind: 'done' } | RefusedChange | { readonly kind: 'unknown'; readonly cause: string };

/** The outcome of requesting a transfer code. Secret: never logged and never stored. */
export type AuthCodeOutcome =
  { readonly kind: 'done'; readonly code: string } | Exclude<ChangeOutcome, { kind: 'done' }>;

export interface CheckOptions {
  /** Stops waiting; names without an answer by then get none. */
  readonly signal?: AbortSignal;
}

export interface SuggestOptions extends CheckOptions {
  /** Restricts suggestions to these TLDs; by default all on sale. */
  readonly tlds?: readonly string[];
}

/** State of a registrant verification. `suspended`: the domain does not resolve until it is done. */
export type RegistrantCheck = 'verified' | 'pending' | 'suspended';

/** Registrant verification by the registrar, which emails registrants and suspends the domains of those who do not confirm. */
export interface RegistrantChecks {
  /** Returns null for a domain that is not held. */
  findStatus(domain: string): Promise<RegistrantCheck | null | 'unknown'>;
  resend(domain: string): Promise<ChangeOutcome>;
}

/**
 * The account at a registrar. No method throws on registry or network failures, which are outcomes of kind `refused` or `unknown`. None is
 * called inside a database transaction.
 */
export interface Registrar {
  /** Defined if the registrar verifies registrants itself; otherwise the shop does. */
  readonly registrantChecks?: RegistrantChecks;
  readonly provider: 'sandbox' | 'opensrs';
  /** The add-ons that it supports. Forwarding is the shop's own. */
  readonly addOns: ReadonlySet<AddOnService>;
  /** Checks many names concurrently. Calls `onAnswer` once per name as its registry answers; resolves when all have. */
  check(names: readonly SoldName[], onAnswer: (state: NameState) => void, options?: CheckOptions): Promise<void>;
  /** Suggests available names similar to a word, closest first; null if the registrar does not respond. */
  suggest(label: string, maximum: number, options?: SuggestOptions): Promise<readonly NameState[] | null>;
  /** Returns the prices to renew or transfer a premium domain; null at the list price, `unknown` without an answer. */
  premiumPrice(domain: string): Promise<PremiumPrices | null | 'unknown'>;
  /** Places an order. Idempotent by its reference. */
  order(order: RegistrarOrder): Promise<OrderOutcome>;
  /** Returns the milliseconds after which orders may be sent or queried again if it is not responding; 0 if now. */
  retryAfterMs(): number;
  /** False from when orders get no response until one does again. */
  isAvailable(): boolean;
  /**
   * Looks up the outcome of an order, by what was known before the call. An order that the registrar holds back is released by this, if
   * possible: at the agreed price or not at all.
   */
  findOrder(order: OrderLookup): Promise<FoundOrder>;
  /** Returns a domain that we hold, or null if we do not hold it. */
  info(domain: string): Promise<RegisteredDomain | null | 'unknown'>;
  /**
   * Lists all domains that we hold page by page, for reconciliation.
   * @param after `next` of the previous page; null for the first
   */
  registeredDomains(after: string | null): Promise<NamePage | 'unknown'>;
  change(domain: string, change: NameChange): Promise<ChangeOutcome>;
  /** Whether it passes DS records on to the registry of a domain. If not, DNSSEC is not offered. */
  keepsDs(domain: string): boolean;
  /** Returns the DS records at the registry; `unknown` also for a domain that is not held (EPP `secDNS`, RFC 5910). */
  dsRecords(domain: string): Promise<readonly DsRecord[] | 'unknown'>;
  /** Replaces all DS records of a domain; an empty list removes them. Idempotent. */
  setDsRecords(domain: string, records: readonly DsRecord[]): Promise<ChangeOutcome>;
  /** Returns registrant and contacts of a domain; null if the registrar has none (XCP `get` of types `owner` and `tld_data`). */
  findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'>;
  /** Returns the transfer code of a domain that we hold (XCP `get` of type `domain_auth_info`). */
  authCode(domain: string): Promise<AuthCodeOutcome>;
  /** Whether `delete` is supported. If not, deletion is not offered. */
  readonly deletes: boolean;
  /**
   * Deletes a domain that we hold: at once in its add grace period, into redemption after it. After an unknown outcome, query `info` (XCP
   * `revoke`, EPP `delete`).
   */
  delete(domain: string): Promise<ChangeOutcome>;
  /** Returns what a transfer in depends on. The code is checked if the registry can do that before the order. */
  transferFacts(domain: string, authCode: string | null): Promise<TransferFacts | 'unknown'>;
  /** Cancels an accepted transfer; refused once its registrant has confirmed. After an unknown outcome, query `findOrder`. */
  cancelTransfer(order: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome>;
  resendConfirmation(order: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome>;
}
