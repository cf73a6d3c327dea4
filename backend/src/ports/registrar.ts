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
  /**
   * The same as the registry states it, which distinguishes a later registration of the name from an earlier one; null where it does not
   * say.
   */
  readonly createdAt: Date | null;
  readonly expiresAt: Date;
  /** Its life stage; XCP no longer answers `get` from redemption on, which tells an adapter the stage. */
  readonly life: NameLife;
  readonly autoRenew: boolean;
  readonly privacy: boolean;
  readonly locked: boolean;
  readonly nameservers: readonly string[];
  /** The addresses of servers inside the name itself, by host (glue). */
  readonly nameserverAddresses: NameserverAddresses;
}

/** The settings of a domain that its customer can change. */
export type NameSettings = Pick<RegisteredDomain, 'autoRenew' | 'privacy' | 'locked' | 'nameservers'>;

/** A name in the registrar's list of those it holds for us, with its settings where the list has them. */
export type ListedName = Pick<RegisteredDomain, 'domain' | 'expiresAt'> & Partial<NameSettings>;

/** A page of that list. */
export interface NamePage {
  readonly names: readonly ListedName[];
  /** What to ask for the next page with; null on the last. */
  readonly next: string | null;
}

/** IP addresses by host, both as `readNameservers` of shared/domain gives them. */
export type NameserverAddresses = Readonly<Record<string, readonly string[]>>;

/** Where an accepted transfer stands: its holder confirms it, then the current registrar has some days to say no. */
export interface TransferProgress {
  readonly stage: 'holder' | 'registrar';
  /** When the stage ends automatically; null where the registrar does not say. */
  readonly until: Date | null;
}

/** Why a registrar refused an order. `data`: the registry does not take what the registrant gave. */
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
 * How an order at the registrar stands. `pending` is accepted and not done yet. `unknown` means that nobody can say whether
 * it was carried out: ask with `findOrder`, never repeat blindly (OR-10).
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
  /** Ours, unique for each order item for ever. The same reference twice is the same order. */
  readonly reference: string;
  /** ASCII, lower case. */
  readonly domain: string;
  /**
   * The premium prices that the customer agreed to, null for the list price. A registry that asks for anything else now is not paid: the
   * order is refused with `price_changed`.
   */
  readonly premium: PremiumPrices | null;
}

/** What identifies an order at the registrar; known before it is sent. */
export type OrderLookup = Pick<RegistrarOrder, 'reference' | 'domain' | 'kind' | 'premium'>;

/** The registrant of a domain, with the additional answers that its TLD asks for (RG-02). */
export interface RegistrantData {
  readonly registrant: Contact;
  readonly tldData: TldData[string];
}

export interface Registration extends OrderBase, RegistrantData {
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
  /** Buys the privacy service with it, for a domain that may not have it yet. */
  readonly privacy: boolean;
  /**
   * Restores the domain from redemption first, for the fee that the customer agreed to (XCP `redeem`, then `renew`), both under one
   * reference: done when both are. Without it a domain in redemption is refused with `in_redemption`; with it a domain that is not in
   * redemption is refused with `price_changed`.
   */
  readonly restore: boolean;
}

export interface TransferIn extends OrderBase, RegistrantData {
  readonly kind: 'transfer';
  /** A secret: never logged. */
  readonly authCode: string;
}

export type RegistrarOrder = Registration | Renewal | TransferIn;

/** The contacts other than the owner, by the roles that the registry keeps; null where the owner is that contact too. */
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
  /** Restricts suggestions to these TLDs; all TLDs on sale where absent. */
  readonly tlds?: readonly string[];
}

/** How the verification of a registrant stands. `suspended`: the domain does not resolve until it is done. */
export type RegistrantCheck = 'verified' | 'pending' | 'suspended';

/** The verification of registrants by the registrar: it writes to them, and suspends the domains of those who do not answer. */
export interface RegistrantChecks {
  /** Null for a name that is not held. */
  findStatus(domain: string): Promise<RegistrantCheck | null | 'unknown'>;
  /** Has the registrar write to the registrant once more. */
  resend(domain: string): Promise<ChangeOutcome>;
}

/**
 * The account at a registrar. No method throws for what a registry or a network does: that is an answer of kind `refused` or
 * `unknown`. None is called inside a database transaction.
 */
export interface Registrar {
  /** Present where the registrar verifies registrants itself; otherwise the shop does. */
  readonly registrantChecks?: RegistrantChecks;
  readonly provider: 'sandbox' | 'opensrs';
  /** The add-ons that it carries out. Forwarding is the shop's own. */
  readonly addOns: ReadonlySet<AddOnService>;
  /** Asks about many names at once; `onAnswer` is called once for each as its registry answers. Resolves when all have. */
  check(names: readonly SoldName[], onAnswer: (state: NameState) => void, options?: CheckOptions): Promise<void>;
  /** Names near a word that can be bought now, nearest first; null when the registrar does not answer. */
  suggest(label: string, maximum: number, options?: SuggestOptions): Promise<readonly NameState[] | null>;
  /** What a premium domain costs to renew or transfer in; null for domains at the list price, `unknown` without an answer. */
  premiumPrice(domain: string): Promise<PremiumPrices | null | 'unknown'>;
  /** Carries an order out. Safe to repeat under the same reference: it is carried out once. */
  order(order: RegistrarOrder): Promise<OrderOutcome>;
  /** Milliseconds after which orders may be sent or asked for again, because it does not respond; 0 when they may now. */
  retryAfterMs(): number;
  /** False from when it stops responding to orders until one gets a response again. */
  isAvailable(): boolean;
  /**
   * The outcome of an order, found with what was known before the call was made. An order that the registrar is holding back is resumed by
   * this where possible, at the agreed price or not at all.
   */
  findOrder(order: OrderLookup): Promise<FoundOrder>;
  /** A name that we hold; null when we do not hold it. */
  info(domain: string): Promise<RegisteredDomain | null | 'unknown'>;
  /**
   * Every name that we hold, to compare the books by, a page at a time.
   * @param after `next` of the page before; null for the first
   */
  registeredDomains(after: string | null): Promise<NamePage | 'unknown'>;
  change(domain: string, change: NameChange): Promise<ChangeOutcome>;
  /** Whether it passes DS records on to the registry of a name; where not, DNSSEC is not offered for it. */
  keepsDs(domain: string): boolean;
  /** The DS records that the registry has for a name that we hold; `unknown` also for a name that is not held (EPP `secDNS`, RFC 5910). */
  dsRecords(domain: string): Promise<readonly DsRecord[] | 'unknown'>;
  /** Replaces all DS records of a domain; an empty list removes them. Safe to send twice. */
  setDsRecords(domain: string, records: readonly DsRecord[]): Promise<ChangeOutcome>;
  /**
   * The registrant and contacts of a domain that we hold; null where the registrar does not know (XCP `get` of types `owner` and
   * `tld_data`).
   */
  findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'>;
  /** The code with which a name that we hold can be taken to another registrar (XCP `get` of type `domain_auth_info`). */
  authCode(domain: string): Promise<AuthCodeOutcome>;
  /** Whether `delete` is supported; where it is not, the shop does not offer deletion. */
  readonly deletes: boolean;
  /**
   * Deletes a domain that we hold: immediately in its add grace period, into redemption after it. `info` resolves an unknown outcome (XCP
   * `revoke`, EPP `delete`).
   */
  delete(domain: string): Promise<ChangeOutcome>;
  /** Whether a domain can be transferred in; the code is checked where the registry supports that before the order. */
  transferFacts(domain: string, authCode: string | null): Promise<TransferFacts | 'unknown'>;
  /** Calls an accepted transfer off; refused once its holder has confirmed it. `findOrder` tells the outcome. */
  cancelTransfer(order: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome>;
  /** Sends the email once more that asks the holder to confirm. */
  resendConfirmation(order: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome>;
}
