// The backend for measuring how orders are placed: its registrar answers at once, and orders are not processed any further. Sends its parent
// what the benchmark needs once it is listening.
import type { CardId } from '@storefront/shared/contract';
import { providerMethodId, setupIntentId } from '../src/core/payment-ids';
import { newId } from '../src/db/uuid';
import { randomUUID } from 'node:crypto';
import { logsTraces, openTracing } from '@storefront/shared/tracing';
import { defaultListPrices } from '../src/modules/price-list/default-tables';
import { buildApp } from '../src/app';
import { SandboxRegistrar } from '../src/adapters/registrar/sandbox/sandbox-registrar';
import { systemClock } from '../src/core/clock';
import { loadConfig } from '../src/config/config';
import { createDeps } from '../src/create-deps';
import { openDatabase } from '../src/db/client';
import { payment_methods } from '../src/db/schema';
import { standardOutput } from '../src/http/log-output';
import { createLog } from '../src/http/logging';
import { OrderProcessor } from '../src/modules/checkout/order-processor';
import { createCustomer } from '../test/support/customers';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config, standardOutput(), config.tracing && logsTraces(() => tracing));
  const tracing = await openTracing(
    config.tracing,
    { service: 'storefront-backend', version: config.version, instance: randomUUID() },
    {
      failed: (error) => log.warn({ event: 'traces.export_failed', err: error }, 'Cannot send traces'),
      recovered() {},
    },
  );
  const database = await openDatabase(config, { tracing });
  await database.migrate();
  const usual = createDeps({ config, database, log, clock: systemClock, tracing });
  const { db, clock, faults } = usual;
  const registrar = new SandboxRegistrar({
    db,
    clock,
    faults,
    nameservers: config.nameservers,
    transferPolicy: config.transferPolicy,
    listPrices: defaultListPrices,
    latency: () => 0,
  });
  const deps = { ...usual, registrar };
  OrderProcessor.prototype.enqueue = () => {};
  OrderProcessor.prototype.pollDue = () => Promise.resolve(0);
  await deps.priceListCache.refresh();

  const now = clock.now();
  const customer = await createCustomer(db, config, now);
  const methodId = newId<CardId>();
  await db
    .insert(payment_methods)
    .values({
      id: methodId,
      customer_id: customer.id,
      provider_method_id: providerMethodId.parse('card'),
      setup_intent_id: setupIntentId.parse('intent'),
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: now.getFullYear() + 1,
      is_default: true,
      created_at: now,
    });
  const app = await buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({
    port: typeof address === 'object' && address ? address.port : 0,
    cookie: customer.cookie,
    methodId,
  });
}

void main();
