import { getServers } from 'node:dns';
import type { AddOnService } from '@storefront/shared/contract';
import { ADD_ON_SERVICES, readVatNumber, sellCurrencies } from '@storefront/shared/domain';
import { untraced, type Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import { AliasAddresses } from './adapters/dns/alias-addresses';
import type { NameServer } from './ports/name-server';
import { delegationBy } from './adapters/dns/network/delegation';
import { NetworkZoneReader } from './adapters/dns/network/network-zone-reader';
import { Resolver } from './adapters/dns/network/resolver';
import { PowerDnsNameServer } from './adapters/dns/powerdns/powerdns-name-server';
import { SandboxNameServer } from './adapters/dns/sandbox/sandbox-name-server';
import { FaultScripts } from './core/fault-scripts';
import { outboxMail } from './adapters/mail/outbox-mail';
import { smtpTransport } from './adapters/mail/smtp-transport';
import { SandboxPayment } from './adapters/payment/sandbox/sandbox-payment';
import { StripePayment } from './adapters/payment/stripe/stripe-payment';
import type { PaymentProvider } from './ports/payment-provider';
import { noVatRegister, type VatRegister } from './ports/vat-register';
import { ViesRegister } from './adapters/vat/vies-register';
import { HttpWebhookSender } from './adapters/webhooks/http-webhook-sender';
import { withBreaker, type GuardedRegistrar } from './adapters/registrar/breaker';
import { createSharedStore } from './adapters/registrar/breaker-store';
import { OpensrsRegistrar } from './adapters/registrar/opensrs/opensrs-registrar';
import type { Registrar } from './ports/registrar';
import { unwatched } from './ports/shop-metrics';
import type { Metrics } from './metrics/metrics';
import { traceMail, traceNameServer, tracePayment, traceRegistrar } from './metrics/traced-ports';
import { SandboxZoneReader } from './adapters/dns/sandbox/sandbox-zone-reader';
import { SandboxRegistrar } from './adapters/registrar/sandbox/sandbox-registrar';
import type { Clock } from './core/clock';
import type { Config } from './config/config';
import type { Database } from './db/client';
import { createReleaseCommand } from './adapters/releases/release-command';
import { type SellingDeps, PriceListCache, defaultListPrices } from './modules/price-list';
import { DatabasePartners } from './modules/partners';
import { DatabaseJobs } from './jobs/database-jobs';
import { makeDocument } from './modules/receipts';

const DNS_PORT = 53;

interface StartupContext {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly clock: Clock;
  readonly metrics?: Metrics;
  /** Absent if nothing is traced. */
  readonly tracing?: Tracing;
}

function createNameServer({
  db,
  faults,
  config,
  log,
}: Pick<SellingDeps, 'db' | 'faults' | 'config' | 'log'>): NameServer {
  const { nameservers, nameserverAddresses, powerdns, dnsPort, host } = config;
  if (powerdns) {
    const addresses = nameservers.map((server, index) => ({
      server,
      ...(nameserverAddresses?.[index] ?? { host: server, port: DNS_PORT }),
    }));
    return new PowerDnsNameServer({ ...powerdns, primary: nameservers[0] ?? '', addresses, log });
  }
  return new SandboxNameServer({
    db,
    faults,
    signingSecrets: config.secrets.accepted('zone-signing'),
    addresses: dnsPort === 0 ? [] : nameservers.map((server) => ({ server, host, port: dnsPort })),
  });
}

function createRegistrar({
  db,
  clock,
  faults,
  config,
  log,
}: Pick<SellingDeps, 'db' | 'clock' | 'faults' | 'config' | 'log'>): Registrar {
  const { opensrs, nameservers, secrets, transferPolicy, dnsResolvers } = config;
  if (!opensrs)
    return new SandboxRegistrar({ db, clock, faults, nameservers, transferPolicy, listPrices: defaultListPrices });
  return new OpensrsRegistrar({
    ...opensrs,
    clock,
    log,
    nameservers,
    profileSecret: secrets.derive('registrant-profile'),
    getDelegation: delegationBy(dnsResolvers ?? getServers()),
  });
}

/** VIES returns evidence only to a business that identifies itself. */
function createVatRegister({ vies, seller }: Config): VatRegister {
  return vies
    ? new ViesRegister({
        origin: vies.origin,
        requester: seller.country === null ? null : readVatNumber(seller.taxNumber, seller.country),
      })
    : noVatRegister;
}

const createPayment = (config: Config): PaymentProvider =>
  config.stripe
    ? new StripePayment(config.stripe)
    : new SandboxPayment({
        origin: config.payment.apiOrigin,
        key: config.secrets.derive('payment-sandbox'),
        webhookSecrets: config.secrets.accepted('payment-webhook'),
      });

/** Whether an add-on can be provided; otherwise it is not sold. Forwarding is provided by the shop, if its servers are configured. */
function isDelivered(addOn: AddOnService, registrar: Registrar, { forwarding, mailForwarding }: Config): boolean {
  if (addOn === 'domain_forwarding') return forwarding.addresses.length > 0;
  if (addOn === 'email_forwarding') return mailForwarding !== undefined;
  return registrar.addOns.has(addOn);
}

export function createDeps({
  config,
  database,
  log,
  clock,
  metrics,
  tracing = untraced,
}: StartupContext): SellingDeps & { readonly registrar: GuardedRegistrar } {
  const db = database.orm;
  // Emails and receipts format amounts as the pages do.
  sellCurrencies(config.currencies);
  const jobs = new DatabaseJobs({ database, log, tracing });
  const faults = new FaultScripts();
  const registrar = traceRegistrar(createRegistrar({ db, clock, faults, config, log }), tracing);
  const transport = config.smtp && traceMail(smtpTransport(config.smtp), tracing);
  const nameServer = traceNameServer(createNameServer({ db, faults, config, log }), tracing);
  const payment = tracePayment(createPayment(config), tracing);
  metrics?.watch({ database, clock, log });
  return {
    config,
    database,
    db,
    reads: database.reads,
    log,
    clock,
    jobs,
    faults,
    priceListCache: new PriceListCache({
      database,
      clock,
      log,
      unsold: new Set(ADD_ON_SERVICES.filter((addOn) => !isDelivered(addOn, registrar, config))),
    }),
    partners: new DatabasePartners({ config, database, log }),
    mail: outboxMail({
      db,
      jobs,
      clock,
      log,
      transport: transport && (metrics?.mailTransport(transport) ?? transport),
      makeDocument: (name) => makeDocument({ db, config }, name),
    }),
    vatRegister: createVatRegister(config),
    webhookSender: new HttpWebhookSender({ onlyPublic: config.mode === 'production', resolvers: config.dnsResolvers }),
    releases: createReleaseCommand({
      command: config.desk.releaseCommand,
      dataDir: config.dataDir,
      gatewayMetrics: config.desk.gatewayMetrics,
      log,
    }),
    metrics: metrics ?? unwatched,
    tracing,
    registrar: withBreaker(metrics?.registrar(registrar) ?? registrar, {
      changed: metrics && ((state) => metrics.breakerChanged('registrar', state)),
      store: database.driver === 'postgres' ? createSharedStore(db, 'registrar') : undefined,
      unrecorded: (error) =>
        log.warn(
          { event: 'registrar.breaker_not_shared', err: error },
          'Cannot share the circuit breaker of the registrar with other instances',
        ),
    }),
    zoneReader:
      config.zoneReader === 'network'
        ? new NetworkZoneReader({ resolvers: config.dnsResolvers ?? getServers() })
        : new SandboxZoneReader({ faults }),
    aliases: new AliasAddresses({ resolver: new Resolver(config.dnsResolvers ?? getServers(), { timeoutMs: 1_000 }) }),
    nameServer: metrics?.nameServer(nameServer) ?? nameServer,
    payment: metrics?.payment(payment) ?? payment,
  };
}
