import { splitDomain } from '@storefront/shared/domain';
import type { SoldName } from '../../../core/catalog/catalog';
import type { NameState } from '../../../ports/registrar';
import { canBePremium, fetchPremiumPrices } from './premium-price';
import type { XcpClient, XcpReply } from './xcp-client';
import { isFlagSet, listAt, objectAt, textAt, xcpObject, type XcpObject, type XcpValue } from './xcp-value';

/** Seconds that a query for many names waits for registries; missing answers are fetched with its search key. */
const WAIT_SECONDS = '1';
/** Maximum queries with the same search key. */
const MAX_ROUNDS = 8;
/** From this many names with the same label, one joint query costs less than one for each. */
const TOGETHER = 2;

const unknownState = (name: string, cause: string): NameState => ({ name, status: 'unknown', cause });

export class AvailabilityQueries {
  readonly #client: XcpClient;
  readonly #markupPercent: number;

  constructor(client: XcpClient, markupPercent: number) {
    this.#client = client;
    this.#markupPercent = markupPercent;
  }

  /** Queries names; answers arrive one by one. `isWanted` says whether anyone is still waiting. */
  async check(
    names: readonly SoldName[],
    onAnswer: (state: NameState) => void,
    isWanted: () => boolean,
  ): Promise<void> {
    const byLabel = new Map<string, SoldName[]>();
    for (const name of names) byLabel.set(name.label, [...(byLabel.get(name.label) ?? []), name]);
    await Promise.all(
      [...byLabel].map(([label, group]) =>
        group.length >= TOGETHER
          ? this.#checkTogether(label, group, onAnswer, isWanted)
          : Promise.all(group.map(async ({ domain }) => onAnswer(await this.#lookup(domain)))),
      ),
    );
  }

  /** Returns available names similar to a label, in OpenSRS's order; null without an answer. */
  async suggest(
    label: string,
    maximum: number,
    tlds: readonly string[],
    isWanted: () => boolean,
  ): Promise<readonly NameState[] | null> {
    const found = new Map<string, string>();
    const answered = await this.#search(
      { searchstring: label, tlds, service: 'suggestion', maximum: String(maximum) },
      (name, status) => found.set(name, status),
      isWanted,
    );
    if (!answered) return null;
    const free = [...found].filter(([, status]) => status === 'available').slice(0, maximum);
    const states = await Promise.all(free.map(([name]) => this.#addPrice(name)));
    return states.filter(({ status }) => status === 'available' || status === 'premium');
  }

  async #checkTogether(
    label: string,
    names: readonly SoldName[],
    onAnswer: (state: NameState) => void,
    isWanted: () => boolean,
  ): Promise<void> {
    const open = new Set<string>(names.map(({ domain }) => domain));
    const pricing: Promise<void>[] = [];
    const record = (name: string, status: string): void => {
      if (status !== 'available' && status !== 'taken') return;
      if (!open.delete(name)) return;
      if (status === 'taken') onAnswer({ name, status: 'taken' });
      else pricing.push(this.#addPrice(name).then(onAnswer));
    };
    await this.#search(
      {
        searchstring: label,
        tlds: names.map(({ record }) => record.tld),
        service: 'lookup',
        maximum: String(names.length),
      },
      record,
      isWanted,
    );
    await Promise.all([
      ...pricing,
      ...[...open].map(async (name) =>
        onAnswer(isWanted() ? await this.#lookup(name) : unknownState(name, 'timeout waiting for the response')),
      ),
    ]);
  }

  /** Searches until complete. @returns whether the service answered at all */
  async #search(
    search: { searchstring: string; tlds: readonly string[]; service: 'lookup' | 'suggestion'; maximum: string },
    record: (name: string, status: string) => void,
    isWanted: () => boolean,
  ): Promise<boolean> {
    const { searchstring, service, maximum } = search;
    const tlds = search.tlds.map((tld) => `.${tld}`);
    let key: string | undefined;
    let hasAnswered = false;
    for (let round = 0; round < MAX_ROUNDS && isWanted(); round += 1) {
      const attributes: Record<string, XcpValue> = {
        searchstring,
        services: [service],
        tlds,
        maximum,
        max_wait_time: WAIT_SECONDS,
        service_override: xcpObject([
          [
            service,
            xcpObject([
              ['tlds', tlds],
              ['maximum', maximum],
            ]),
          ],
        ]),
        ...(key !== undefined && { search_key: key }),
      };
      const answer = await this.#client.call({ action: 'name_suggest', object: 'domain', attributes, kind: 'search' });
      if (answer.kind === 'unknown') return hasAnswered;
      const part = objectAt(answer.attributes, service);
      hasAnswered ||= isFlagSet(textAt(part, 'is_success'));
      for (const item of listAt(part, 'items')) {
        const name = textAt(item, 'domain')?.toLowerCase();
        if (name !== undefined) record(name, textAt(item, 'status')?.toLowerCase() ?? '');
      }
      key = textAt(answer.whole, 'search_key');
      if (textAt(answer.whole, 'is_search_completed') !== '0' || !key) return hasAnswered;
    }
    return hasAnswered;
  }

  async #lookup(name: string): Promise<NameState> {
    const answer = await this.#client.call({
      action: 'lookup',
      object: 'domain',
      attributes: { domain: name },
      kind: 'search',
    });
    if (answer.kind === 'unknown') return unknownState(name, answer.cause);
    return this.#getState(name, answer);
  }

  async #getState(name: string, { code, attributes }: XcpReply): Promise<NameState> {
    const reason = textAt(attributes, 'reason') ?? '';
    if (code === '211' || code === '221') return { name, status: /reserved/i.test(reason) ? 'reserved' : 'taken' };
    if (code === '210') return isSellable(attributes) ? this.#addPrice(name) : { name, status: 'reserved' };
    if (code === '701' || code === '465' || code === '480') return { name, status: 'reserved' };
    return unknownState(name, `code ${code}`);
  }

  /** Adds the price of an available premium name; without a known price it cannot be sold (PR-03). */
  async #addPrice(name: string): Promise<NameState> {
    if (!canBePremium(splitDomain(name).tld)) return { name, status: 'available' };
    const premium = await fetchPremiumPrices(this.#client, name, this.#markupPercent);
    if (premium === 'unknown') return unknownState(name, 'no price');
    return premium ? { name, status: 'premium', premium } : { name, status: 'available' };
  }
}

/** Excludes names in a trade mark claims period: the shop cannot show the required notice. */
const isSellable = (attributes: XcpObject): boolean => !isFlagSet(textAt(attributes, 'has_claim'));
