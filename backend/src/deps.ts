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
import type { WebhookSender } from './ports/webhook-sender';
import type { ZoneReader } from './ports/zone-reader';
import type { Clock } from './core/clock';
import type { PartnerDirectory } from './core/partners';
import type { Config } from './config/config';
import type { Database, Db, Reads } from './db/client';
import type { Jobs } from './jobs/jobs';
import type { AliasTargets } from './ports/alias-targets';

/** Dependencies of every module. Created once at startup; tests create their own. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly reads: Reads;
  readonly database: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly registrar: Registrar;
  readonly payment: PaymentProvider;
  readonly nameServer: NameServer;
  readonly aliases: AliasTargets;
  readonly zoneReader: ZoneReader;
  readonly partners: PartnerDirectory;
  readonly mail: Mail;
  readonly vatRegister: VatRegister;
  readonly webhookSender: WebhookSender;
  readonly metrics: ShopMetrics;
  readonly tracing: Tracing;
  /** Releases of remotes, if this process runs beside their registry. */
  readonly releases: ReleaseTool | null;
  /** Faults scripted through the development interface for the sandboxes in this process. */
  readonly faults: FaultScripts;
}
