import type { PartnerId } from '@storefront/shared/contract';
import type { Logger } from 'pino';
import type { Config } from '../../config/config';
import type { ConfiguredPartner } from '../../config/partners';
import type { Partner, PartnerDirectory } from '../../core/partners';
import type { Database } from '../../db/client';
import { listPartners, readPartnersVersion } from './queries';

const POLL_MS = 2_000;

interface DatabasePartnersDeps {
  readonly config: Pick<Config, 'partners'>;
  readonly database: Pick<Database, 'orm' | 'driver'>;
  readonly log: Logger;
}

const fromSettings = ({ id, name, key, origins }: ConfiguredPartner): Partner => ({
  id,
  name,
  origins,
  keys: [{ key, isCurrent: true, issuedAt: null, endsAt: null }],
  disabledAt: null,
  version: 0,
});

/** The partners of the database, plus those of the settings with other ids and keys (ADR 0038). Cached, so that calls need no statement. */
export class DatabasePartners implements PartnerDirectory {
  readonly #deps: DatabasePartnersDeps;
  #partners: readonly Partner[] = [];
  #byId: ReadonlyMap<PartnerId, Partner> = new Map();
  #byKey: ReadonlyMap<string, { readonly partner: Partner; readonly key: Partner['keys'][number] }> = new Map();
  #version = 0;

  constructor(deps: DatabasePartnersDeps) {
    this.#deps = deps;
    this.#keep([]);
  }

  list(): readonly Partner[] {
    return this.#partners;
  }

  find(id: PartnerId) {
    return this.#byId.get(id);
  }

  findByKey(key: string) {
    return this.#byKey.get(key);
  }

  async refresh(): Promise<void> {
    const { orm } = this.#deps.database;
    const version = await readPartnersVersion(orm);
    if (version === this.#version) return;
    const stored = await listPartners(orm);
    // Changes since the version query are read by the next poll; a result older than one from a concurrent refresh is dropped.
    const read = stored.reduce((sum, partner) => sum + partner.version, 0);
    if (read < this.#version) return;
    this.#version = read;
    this.#keep(stored);
  }

  #keep(stored: readonly Partner[]): void {
    const ids = new Set(stored.map(({ id }) => id));
    const keys = new Set(stored.flatMap((partner) => partner.keys.map(({ key }) => key)));
    const isHidden = ({ id, key }: ConfiguredPartner): boolean => ids.has(id) || keys.has(key);
    const { config, log } = this.#deps;
    this.#partners = [...stored, ...config.partners.filter((one) => !isHidden(one)).map(fromSettings)];
    this.#byId = new Map(this.#partners.map((partner) => [partner.id, partner]));
    this.#byKey = new Map(
      this.#partners.flatMap((partner) => partner.keys.map((key) => [key.key, { partner, key }] as const)),
    );
    const hidden = config.partners.filter(isHidden).map(({ id }) => id);
    if (stored.length > 0) log.info({ event: 'partners.loaded', partners: stored.length, hidden }, 'Partners loaded');
  }

  /** Polls for changes. The embedded database has no other instances. A failed poll is logged and retried. */
  follow(): () => void {
    if (this.#deps.database.driver === 'pglite') return () => {};
    const timer = setInterval(() => {
      this.refresh().catch((error: unknown) =>
        this.#deps.log.warn({ event: 'partners.load_failed', err: error }, 'Failed to load partners; will retry'),
      );
    }, POLL_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}
