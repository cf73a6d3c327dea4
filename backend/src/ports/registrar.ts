import type { AddOnService, ChangeRefusal, Contact, ContactRole, TldData } from '@storefront/shared/contract';
import type { DsRecord, NameLife } from '@storefront/shared/domain';
import type { SoldName } from '../core/catalog/catalog';
import type { PremiumPrices } from '../core/premium-prices';
import type { TransferFacts } from '../core/transfer-policy';

/** A registry's answer about one domain. `unknown`: it did not answer, which says nothing about the domain (SE-06). */
export type NameState =
  | { readonly name: string; readonly status: 'available' | 'taken' | 'reserved' }
  | { readonly name: string; readonly status: 'premium'; readonly premium: PremiumPrices }
  | { readonly name: string; readonly status: 'unknown'; readonly cause: string };

/** A domain as the registrar holds it for us. */
export interface RegisteredDomain {
  readonly domain: string;
  readonly registeredAt: Date;
  /** The same as reported by the registry, which distinguishes a later registration from an earlier one; null if not reported. */
  readonly createdAt: Date | null;
  readonly expiresAt: Date;
  /** Its life stage. XCP's `get` no longer returns a domain in redemption, from which an adapter derives the stage. */
  readonly life: NameLife;
  readonly autoRenew: boolean;
  readonly privacy: boolean;
  readonly locked: boolean;
  readonly nameservers: readonly string[];
  /** Addresses of nameservers inside the domain itself, by host (glue). */
  readonly nameserverAddresses: NameserverAddresses;
  /** The language tag with which an internationalised domain is registered; null for other domains, or if not reported. */
  readonly languageTag: string | null;
}

/** The settings of a domain that its customer can change. */
export type NameSettings = Pick<RegisteredDomain, 'autoRenew' | 'privacy' | 'locked' | 'nameservers'>;

/** A domain in the registrar's list of those it holds for us, with its settings if the list includes them. */
export type ListedName = Pick<RegisteredDomain, 'domain' | 'expiresAt'> & Partial<NameSettings>;

/** A page of that list. */
export interface NamePage {
  readonly names: readonly ListedName[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** IP addresses by host, both as returned by `readNameservers` of shared/domain. */
type NameserverAddresses = Readonly<Record<string, readonly string[]>>;

/** Progress of an accepted transfer: its holder confirms it, then the losing registrar has some days to object. */
export interface TransferProgress {
  readonly stage: 'holder' | 'registrar';
  /** When the stage ends automatically; null if the registrar does not say. */
  readonly until: Date | null;
}

/** Why a registrar refused an order. `data`: the registry does not accept the registrant's data. */
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
 * State of an order at the registrar. `pending`: accepted but not done yet. `unknown`: it may or may not have been carried out; query with
 * `findOrder`, never repeat blindly (OR-10).
 */
export type OrderOutcome =
  | { readonly kind: 'done'; readonly held: RegisteredDomain }
  | { readonly kind: 'pending'; readonly transfer?: TransferProgress }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly message: string }
  | { readonly kind: 'unknown'; readonly cause: string };

/** `none`: the registrar has no such order, so it was never carried out under this reference. */
export type FoundOrder = OrderOutcome | { readonly kind: 'none' };

/** The domain of an order, and our reference by which it can be found again. */
interface OrderBase {
  /** Ours, permanently unique for each order item. The same reference always means the same order. */
  readonly reference: string;
  /** ASCII, lower case. */
  readonly domain: string;
  /**
   * The premium prices that the customer agreed to; null for the list price. If the registry's price differs now, the order is refused with
   * `price_changed`.
   */
  readonly premium: PremiumPrices | null;
}

/** What identifies an order at the registrar; known before it is sent. */
export type OrderLookup = Pick<RegistrarOrder, 'reference' | 'domain' | 'kind' | 'premium'>;

/** The registrant of a domain, with the registry data that its TLD requires (RG-02). */
export interface RegistrantData {
  readonly registrant: Contact;
  readonly tldData: TldData[string];
}

/** An order that brings a domain into the account. */
interface ArrivalBase extends OrderBase, RegistrantData {
  /** The language tag (RFC 5646) whose IDN table the registry applies to an internationalised domain; null for other domains. */
  readonly languageTag: string | null;
}

export interface Registration extends ArrivalBase {
  readonly kind: 'new';
  readonly years: number;
  readonly privacy: boolean;
  readonly autoRenew: boolean;
}

export interface Renewal extends OrderBase {
  readonly kind: 'renew';
  readonly years: number;
  /** The expiry that the renewal starts from; guards against renewing twice (XCP `currentexpirationyear`). */
  readonly currentExpiry: Date;
  /** Buys the privacy service too, for a domain that may not have it yet. */
  readonly privacy: boolean;
  /**
   * Restores the domain from redemption first, for the fee that the customer agreed to (XCP `redeem`, then `renew`), both under one
   * reference: done when both are. Without it a domain in redemption is refused with `in_redemption`; with it a domain that is not in
   * redemption is refused with `price_changed`.
   */
  readonly restore: boolean;
}

export interface TransferIn extends ArrivalBase {
  readonly kind: 'transfer';
  /** A secret: never logged. */
  readonly authCode: string;
}

export type RegistrarOrder = Registration | Renewal | TransferIn;

/** The contacts other than the owner, by contact role of the registry; null if the owner is that contact too. */
export type RoleContacts = Readonly<Partial<Record<ContactRole, Contact | null>>>;

/** The registrant of a domain as the registrar has it, with the other contacts. */
export interface RegistrantRecord extends RegistrantData {
  readonly contacts: RoleContacts;
}

/** One change to a domain that we hold. */
export type NameChange =
  | { readonly autoRenew: boolean }
  | { readonly privacy: boolean }
  | { readonly locked: boolean }
  | { readonly nameservers: readonly string[]; readonly nameserverAddresses: NameserverAddresses }
  /** Contact roles filled by the owner change with it. */
  | RegistrantData
  /** Null makes the owner the contact again. */
  | { readonly role: ContactRole; readonly contact: Contact | null };

export type RefusedChange = { readonly kind: 'refused'; readonly message: string } & ChangeRefusal;

export type ChangeOutcome =
  { readonly kind: 'done' } | RefusedChange | { readonly kind: 'unknown'; readonly cause: string };

/** The transfer code of a domain. A secret: never logged and never stored. */
export type AuthCodeOutcome =
  { readonly kind: 'done'; readonly code: string } | Exclude<ChangeOutcome, { kind: 'done' }>;

export interface CheckOptions {
  /** Stops waiting; names without an answer by then get none. */
  readonly signal?: AbortSignal;
}

export interface SuggestOptions extends CheckOptions {
  /** Restricts suggestions to these TLDs; all TLDs on sale if absent. */
  readonly tlds?: readonly string[];
}

/** State of a registrant verification. `suspended`: the domain does not resolve until the address is confirmed. */
export type RegistrantCheck = 'verified' | 'pending' | 'suspended';

/** Verification of registrants by the registrar, which emails them and suspends the domains of those who do not respond. */
export interface RegistrantChecks {
  /** Null for a domain that the registrar does not hold. */
  findStatus(domain: string): Promise<RegistrantCheck | null | 'unknown'>;
  /** Has the registrar email the registrant again. */
  resend(domain: string): Promise<ChangeOutcome>;
}

/**
 * The account at a registrar. No method throws on failures of a registry or the network, which are answers of kind `refused` or `unknown`.
 * None is called inside a database transaction.
 */
export interface Registrar {
  /** Present if the registrar verifies registrants itself; otherwise the shop does. */
  readonly registrantChecks?: RegistrantChecks;
  readonly provider: 'sandbox' | 'opensrs';
  /** The add-ons that it provides. The shop provides forwarding itself. */
  readonly addOns: ReadonlySet<AddOnService>;
  /** Queries many names at once; calls `onAnswer` once for each as its registry answers. Resolves when all have. */
  check(names: readonly SoldName[], onAnswer: (state: NameState) => void, options?: CheckOptions): Promise<void>;
  /** Returns available names similar to a label, closest first; null if the registrar does not respond. */
  suggest(label: string, maximum: number, options?: SuggestOptions): Promise<readonly NameState[] | null>;
  /** Returns the prices to renew and transfer in a premium domain; null for a domain at the list price, `unknown` without an answer. */
  premiumPrice(domain: string): Promise<PremiumPrices | null | 'unknown'>;
  /** Carries out an order. Safe to repeat under the same reference: it is carried out once. */
  order(order: RegistrarOrder): Promise<OrderOutcome>;
  /** Milliseconds to wait before orders are sent or queried again while it does not respond; otherwise 0. */
  retryAfterMs(): number;
  /** False from the time it stops responding to orders until one gets a response again. */
  isAvailable(): boolean;
  /**
   * Finds the outcome of an order, using only what was known before it was sent. Resumes an order that is on hold at the registrar if
   * possible, at the agreed price only.
   */
  findOrder(order: OrderLookup): Promise<FoundOrder>;
  /** Returns a domain that we hold; null if we do not hold it. */
  info(domain: string): Promise<RegisteredDomain | null | 'unknown'>;
  /**
   * Lists all domains that we hold page by page, for reconciliation.
   * @param after `next` of the previous page; null for the first
   */
  registeredDomains(after: string | null): Promise<NamePage | 'unknown'>;
  change(domain: string, change: NameChange): Promise<ChangeOutcome>;
  /** Whether it passes DS records on to the registry of a domain; if not, DNSSEC is not offered for it. */
  keepsDs(domain: string): boolean;
  /** Returns the DS records at the registry; `unknown` also for a domain that we do not hold (EPP `secDNS`, RFC 5910). */
  dsRecords(domain: string): Promise<readonly DsRecord[] | 'unknown'>;
  /** Replaces all DS records of a domain; an empty list removes them. Safe to send twice. */
  setDsRecords(domain: string, records: readonly DsRecord[]): Promise<ChangeOutcome>;
  /**
   * Returns the registrant and contacts of a domain that we hold; null if the registrar does not have them (XCP `get` of types `owner` and
   * `tld_data`).
   */
  findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'>;
  /** Returns the auth code of a domain that we hold (XCP `get` of type `domain_auth_info`). */
  authCode(domain: string): Promise<AuthCodeOutcome>;
  /** Whether `delete` is supported; if not, the shop does not offer deletion. */
  readonly deletes: boolean;
  /**
   * Deletes a domain that we hold: immediately in its add grace period, into redemption after it. `info` resolves an unknown outcome (XCP
   * `revoke`, EPP `delete`).
   */
  delete(domain: string): Promise<ChangeOutcome>;
  /** Returns whether a domain can be transferred in; also checks the code if the registry supports that before the order. */
  transferFacts(domain: string, authCode: string | null): Promise<TransferFacts | 'unknown'>;
  /** Cancels an accepted transfer; refused once its holder has confirmed it. `findOrder` returns the outcome. */
  cancelTransfer(order: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome>;
  /** Resends the email that asks the holder to confirm. */
  resendConfirmation(order: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome>;
}
