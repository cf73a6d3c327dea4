import { millisecondsInDay } from 'date-fns/constants';
import { nameLife, needsGlue, splitDomain, type NameLife } from '@storefront/shared/domain';
import type { Clock } from '../../../core/clock';
import { findSoldName } from '../../../core/catalog/catalog';
import type { RegistrantRecord, RegisteredDomain, ListedName, NamePage } from '../../../ports/registrar';
import { readOwner, readRoleContacts } from './contact-set';
import { parseLanguageCode } from './language-codes';
import { readRegistryAnswers } from './registry-answers';
import { parseReplyCode } from './reply-codes';
import type { XcpAnswer, XcpClient } from './xcp-client';
import { isFlagSet, listAt, readInstant, textAt, xcpDay, type XcpObject } from './xcp-value';

/** Days after its expiry for which a domain can still be in the account: the longest grace period, redemption and deletion combined. */
const MAX_AFTERLIFE_DAYS = 120;
/** Maximum term of a domain in years from now, plus some. */
const MAX_YEARS = 11;
const PAGE = '100';
const MAX_PAGES = 20_000;

/** Result of `get` for a name: `gone` if it does not return it, because it is not ours, or in or past its redemption. */
type DomainAnswer = { readonly kind: 'got'; readonly attributes: XcpObject } | { readonly kind: 'gone' } | 'unknown';

export class RegisteredDomains {
  readonly #client: XcpClient;
  readonly #clock: Clock;

  constructor(client: XcpClient, clock: Clock) {
    this.#client = client;
    this.#clock = clock;
  }

  async info(domain: string): Promise<RegisteredDomain | null | 'unknown'> {
    const all = await this.#get(domain, 'all_info');
    if (all === 'unknown') return 'unknown';
    if (all.kind === 'gone') return this.#redeemable(domain);
    const [status, privacy] = await Promise.all([
      this.#get(domain, 'status'),
      this.#get(domain, 'whois_privacy_state'),
    ]);
    const expiresAt = readInstant(textAt(all.attributes, 'expiredate'));
    if (status === 'unknown' || privacy === 'unknown' || !expiresAt) return 'unknown';
    const locked = status.kind === 'got' && isFlagSet(textAt(status.attributes, 'lock_state'));
    const isPrivate = privacy.kind === 'got' && /^(enabled?|1)$/i.test(textAt(privacy.attributes, 'state') ?? '');
    return { ...this.#getName(domain, all.attributes, expiresAt), locked, privacy: isPrivate };
  }

  /** Returns a page of all domains in the account with their expiries. All pages belong to the list of the day of the first. */
  async list(after: string | null): Promise<NamePage | 'unknown'> {
    const { from, to, page } = after === null ? this.#wholeList() : readCursor(after);
    const read = await this.#page(from, to, page);
    if (read === 'unknown') return 'unknown';
    // A list that claims more but returns nothing, or never ends, is invalid.
    if (!read.isLast && (read.names.length === 0 || page >= MAX_PAGES)) return 'unknown';
    return { names: read.names, next: read.isLast ? null : `${from}/${to}/${page + 1}` };
  }

  #wholeList(): ListCursor {
    const now = this.#clock.now().getTime();
    return {
      from: xcpDay(new Date(now - MAX_AFTERLIFE_DAYS * millisecondsInDay)),
      to: xcpDay(new Date(now + MAX_YEARS * 366 * millisecondsInDay)),
      page: 1,
    };
  }

  async findRegistrant(domain: string): Promise<RegistrantRecord | null | 'unknown'> {
    const all = await this.#get(domain, 'all_info');
    if (all === 'unknown') return 'unknown';
    const registrant = all.kind === 'got' ? readOwner(all.attributes) : null;
    if (all.kind !== 'got' || !registrant) return null;
    const { tld } = splitDomain(domain);
    const answers = await this.#get(domain, 'tld_data');
    if (answers === 'unknown') return 'unknown';
    return {
      registrant,
      tldData: answers.kind === 'got' ? readRegistryAnswers(tld, answers.attributes) : {},
      contacts: readRoleContacts(all.attributes, tld, registrant),
    };
  }

  async #get(domain: string, type: string): Promise<DomainAnswer> {
    return toOrderedParams(await this.#client.call({ action: 'get', object: 'domain', attributes: { domain, type } }));
  }

  /** Finds a domain in redemption in the list by expiry, because `get` no longer returns it. */
  async #redeemable(domain: string): Promise<RegisteredDomain | null | 'unknown'> {
    const now = this.#clock.now();
    const expired = await this.#listExpiringBetween(
      new Date(now.getTime() - MAX_AFTERLIFE_DAYS * millisecondsInDay),
      now,
    );
    if (expired === 'unknown') return 'unknown';
    const listed = expired.find((name) => name.domain === domain);
    const record = findSoldName(domain)?.record;
    if (!listed || !record) return null;
    const life = nameLife(listed.expiresAt, record, now);
    if (life.stage === 'released') return null;
    const late: NameLife =
      life.stage === 'pending_delete'
        ? life
        : {
            stage: 'redemption',
            until: new Date(
              listed.expiresAt.getTime() + (record.graceDays + record.redemptionDays) * millisecondsInDay,
            ),
          };
    return {
      ...listed,
      registeredAt: yearBefore(listed.expiresAt),
      createdAt: null,
      life: late,
      autoRenew: false,
      privacy: false,
      locked: false,
      nameservers: [],
      nameserverAddresses: {},
      languageTag: null,
    };
  }

  #getName(domain: string, attributes: XcpObject, expiresAt: Date): Omit<RegisteredDomain, 'locked' | 'privacy'> {
    const servers = [...listAt(attributes, 'nameserver_list')].sort(
      (a, b) => Number(textAt(a, 'sortorder')) - Number(textAt(b, 'sortorder')),
    );
    const hosts = servers.flatMap((server) => {
      const host = textAt(server, 'name')?.toLowerCase();
      return host ? [{ host, address: textAt(server, 'ipaddress') }] : [];
    });
    const glue = hosts.flatMap(({ host, address }) =>
      address && needsGlue(host, domain) ? [[host, [address]] as const] : [],
    );
    const createdAt = readInstant(textAt(attributes, 'registry_createdate')) ?? null;
    return {
      domain,
      // Some registries do not provide it; the registration is at least a year before the expiry.
      registeredAt: createdAt ?? yearBefore(expiresAt),
      createdAt,
      expiresAt,
      life: this.#getLife(domain, expiresAt),
      // OpenSRS itself never renews (see `autoRenew` in name-changes.ts): the setting is stored as `let_expire`.
      autoRenew: !isFlagSet(textAt(attributes, 'let_expire')),
      nameservers: hosts.map(({ host }) => host),
      nameserverAddresses: Object.fromEntries(glue),
      languageTag: parseLanguageCode(textAt(attributes, 'encoding_type') ?? ''),
    };
  }

  /** Returns the stage of a domain that `get` returns: it is not in redemption yet, whatever the usual periods of its TLD. */
  #getLife(domain: string, expiresAt: Date): NameLife {
    const now = this.#clock.now();
    if (now < expiresAt) return { stage: 'active', until: expiresAt };
    const usual = new Date(expiresAt.getTime() + (findSoldName(domain)?.record.graceDays ?? 0) * millisecondsInDay);
    return { stage: 'grace', until: usual > now ? usual : new Date(now.getTime() + millisecondsInDay) };
  }

  async #listExpiringBetween(from: Date, to: Date): Promise<readonly ListedName[] | 'unknown'> {
    const found = new Map<string, Date>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const read = await this.#page(xcpDay(from), xcpDay(to), page);
      if (read === 'unknown') return 'unknown';
      const before = found.size;
      for (const { domain, expiresAt } of read.names) found.set(domain, expiresAt);
      if (read.isLast) return [...found].map(([domain, expiresAt]) => ({ domain, expiresAt }));
      // A list that claims more but returns nothing new is invalid.
      if (found.size === before) return 'unknown';
    }
    return 'unknown';
  }

  async #page(from: string, to: string, page: number): Promise<{ names: ListedName[]; isLast: boolean } | 'unknown'> {
    const answer = await this.#client.call({
      action: 'get_domains_by_expiredate',
      object: 'domain',
      attributes: { exp_from: from, exp_to: to, limit: PAGE, page: String(page) },
      kind: 'listing',
    });
    if (answer.kind === 'unknown' || answer.code !== '200') return 'unknown';
    const names: ListedName[] = [];
    for (const listed of listAt(answer.attributes, 'exp_domains')) {
      const expiresAt = readInstant(textAt(listed, 'expiredate'));
      const domain = textAt(listed, 'name')?.toLowerCase();
      if (!domain || !expiresAt) return 'unknown';
      names.push({ domain, expiresAt });
    }
    return { names, isLast: !isFlagSet(textAt(answer.attributes, 'remainder')) };
  }
}

interface ListCursor {
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

function readCursor(after: string): ListCursor {
  const [from = '', to = '', page] = after.split('/');
  return { from, to, page: Number(page) };
}

const yearBefore = (at: Date): Date => new Date(at.getTime() - 365 * millisecondsInDay);

function toOrderedParams(answer: XcpAnswer): DomainAnswer {
  if (answer.kind === 'unknown') return 'unknown';
  if (answer.code === '200') return { kind: 'got', attributes: answer.attributes };
  const meaning = parseReplyCode(answer.code, answer.text);
  return meaning === 'not_ours' || meaning === 'data' ? { kind: 'gone' } : 'unknown';
}
