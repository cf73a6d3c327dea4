import type { AddOnService } from '@storefront/shared/contract';
import { splitDomain } from '@storefront/shared/domain';
import type { Clock } from '../../../core/clock';
import { allTlds, findSoldName, type SoldName } from '../../../core/catalog/catalog';
import type { PremiumPrices } from '../../../core/premium-prices';
import type {
  AuthCodeOutcome,
  ChangeOutcome,
  CheckOptions,
  FoundOrder,
  RegistrantRecord,
  RegisteredDomain,
  NamePage,
  NameChange,
  NameState,
  OrderLookup,
  OrderOutcome,
  Registrar,
  RegistrarOrder,
  SuggestOptions,
  TransferIn,
} from '../../../ports/registrar';
import type { TransferFacts } from '../../../core/transfer-policy';
import { untilAborted } from '../until-aborted';
import type { ContactStyle } from './contact-set';
import { RegisteredDomains } from './registered-domains';
import { NameChanges } from './name-changes';
import { AvailabilityQueries } from './availability-queries';
import { OrderFinder } from './order-finder';
import { Orders } from './orders';
import { OpensrsRegistrantChecks } from './registrant-checks';
import { canBePremium, fetchPremiumPrices } from './premium-price';
import { Transfers } from './transfers';
import { XcpClient, type XcpOptions } from './xcp-client';

interface OpensrsOptions extends XcpOptions {
  readonly clock: Clock;
  readonly nameservers: readonly string[];
  /** Markup on premium domains over the reseller's cost, in percent. */
  readonly markupPercent: number;
  readonly contacts: ContactStyle;
  /** Secret from which the passwords of registrants' profiles are derived; never logged. */
  readonly profileSecret: string;
  /** Returns the nameservers of a domain held elsewhere from DNS; empty if there is no answer. */
  readonly getDelegation: (domain: string) => Promise<readonly string[]>;
}

/** A reseller account at OpenSRS, over XCP. */
export class OpensrsRegistrar implements Registrar {
  readonly provider = 'opensrs';
  readonly addOns: ReadonlySet<AddOnService> = new Set<AddOnService>(['contact_privacy']);
  readonly deletes = true;
  readonly registrantChecks: OpensrsRegistrantChecks;
  readonly #client: XcpClient;
  readonly #markupPercent: number;
  readonly #availability: AvailabilityQueries;
  readonly #domains: RegisteredDomains;
  readonly #changes: NameChanges;
  readonly #transfers: Transfers;
  readonly #orders: Orders;

  constructor({
    clock,
    nameservers,
    markupPercent,
    contacts,
    profileSecret,
    getDelegation,
    ...options
  }: OpensrsOptions) {
    const client = new XcpClient(options);
    this.#client = client;
    this.registrantChecks = new OpensrsRegistrantChecks(client);
    this.#markupPercent = markupPercent;
    this.#availability = new AvailabilityQueries(client, markupPercent);
    this.#domains = new RegisteredDomains(client, clock);
    this.#changes = new NameChanges(client, this.#domains, { username: options.username, contacts });
    this.#transfers = new Transfers(client, { username: options.username, getDelegation });
    const parts = { client, domains: this.#domains, changes: this.#changes, transfers: this.#transfers };
    this.#orders = new Orders({
      ...parts,
      finder: new OrderFinder(client),
      log: options.log,
      nameservers,
      contacts,
      markupPercent,
      secret: profileSecret,
    });
  }

  async check(
    names: readonly SoldName[],
    onAnswer: (state: NameState) => void,
    { signal }: CheckOptions = {},
  ): Promise<void> {
    const isWanted = (): boolean => !signal?.aborted;
    const report = (state: NameState): void => {
      if (isWanted()) onAnswer(state);
    };
    await untilAborted(this.#availability.check(names, report, isWanted), signal);
  }

  async suggest(
    label: string,
    maximum: number,
    { signal, tlds }: SuggestOptions = {},
  ): Promise<readonly NameState[] | null> {
    // Popular TLDs have their own group on the page.
    const among =
      tlds ??
      allTlds()
        .filter(({ categories }) => !categories.includes('popular'))
        .map(({ tld }) => tld);
    const states = await untilAborted(
      this.#availability.suggest(label, maximum, among, () => !signal?.aborted),
      signal,
    );
    return states?.filter(({ name }) => findSoldName(name)) ?? null;
  }

  async premiumPrice(domain: string): Promise<PremiumPrices | null | 'unknown'> {
    return canBePremium(splitDomain(domain).tld) ? fetchPremiumPrices(this.#client, domain, this.#markupPercent) : null;
  }

  order(order: RegistrarOrder): Promise<OrderOutcome> {
    return this.#orders.order(order);
  }

  retryAfterMs(): number {
    return 0;
  }

  isAvailable(): boolean {
    return true;
  }

  findOrder(order: OrderLookup): Promise<FoundOrder> {
    return this.#orders.findOrder(order);
  }

  info(domain: string): Promise<RegisteredDomain | null | 'unknown'> {
    return this.#domains.info(domain);
  }

  registeredDomains(after: string | null): Promise<NamePage | 'unknown'> {
    return this.#domains.list(after);
  }

  change(domain: string, change: NameChange): Promise<ChangeOutcome> {
    return this.#changes.change(domain, change);
  }

  /** DNSSEC is not offered: passing DS records to OpenSRS has not been tested with an account. */
  keepsDs(): boolean {
    return false;
  }

  dsRecords(): Promise<'unknown'> {
    return Promise.resolve('unknown');
  }

  setDsRecords(): Promise<ChangeOutcome> {
    return Promise.resolve({
      kind: 'refused',
      reason: 'ds_not_taken',
      message: 'DS records are not supported here yet.',
    });
  }

  findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'> {
    return this.#domains.findRegistrant(domain);
  }

  authCode(domain: string): Promise<AuthCodeOutcome> {
    return this.#changes.authCode(domain);
  }

  delete(domain: string): Promise<ChangeOutcome> {
    return this.#changes.delete(domain);
  }

  transferFacts(domain: string): Promise<TransferFacts | 'unknown'> {
    return this.#transfers.facts(domain);
  }

  cancelTransfer({ domain }: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome> {
    return this.#transfers.cancel(domain);
  }

  resendConfirmation({ domain }: Pick<TransferIn, 'reference' | 'domain'>): Promise<ChangeOutcome> {
    return this.#transfers.resend(domain);
  }

  close(): void {
    this.#client.close();
  }
}
