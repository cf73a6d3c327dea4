import type { Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import type { NameServer } from './ports/name-server';
import type { Mail } from './ports/mail';
import type { FaultScripts } from './core/fault-scripts';
import type { PaymentProvider } from './ports/payment-provider';
import type { Registrar } from './ports/registrar';
import type { ReleaseTool } from './ports/release-tool';
import type { ShopMetrics } from './ports/shop-metrics';
import type { VatRegister } from './ports/vat-register';
import type { ZoneReader } from './ports/zone-reader';
import type { Clock } from './core/clock';
import type { PartnerDirectory } from './core/partners';
import type { Config } from './config/config';
import type { Database, Db, Reads } from './db/client';
import type { Jobs } from './jobs/jobs';
import type { AliasTargets } from './ports/alias-targets';

/** The outside world, as every module is given it. Made once at start; tests make their own. */
export interface Deps {
  readonly config: Config;
  /** The query builder. */
  readonly db: Db;
  /** Reads that a replica may answer. */
  readonly reads: Reads;
  /** The database as a whole: raw statements, closing. */
  readonly database: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly registrar: Registrar;
  readonly payment: PaymentProvider;
  readonly nameServer: NameServer;
  /** Finds the addresses that ALIAS records resolve to. */
  readonly aliases: AliasTargets;
  /** Reads zones that others serve. */
  readonly zoneReader: ZoneReader;
  /** On whose pages the shop's search and cart may stand. */
  readonly partners: PartnerDirectory;
  readonly mail: Mail;
  readonly vatRegister: VatRegister;
  readonly metrics: ShopMetrics;
  readonly tracing: Tracing;
  /** The releases of remotes, where this process runs next to their registry. */
  readonly releases: ReleaseTool | null;
  /** Faults that the development interface scripts for the sandboxes in this process. */
  readonly faults: FaultScripts;
}
