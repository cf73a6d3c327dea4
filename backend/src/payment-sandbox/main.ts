import { FaultScripts } from '../core/fault-scripts';
import { systemClock } from '../core/clock';
import { buildPaymentSandbox } from './app';
import { PaymentStore } from './payment-store';
import { WebhookSender } from './webhook-sender';
import { readSettings } from './settings';

const settings = readSettings(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));
const store = await PaymentStore.open(settings.journal);
const faults = new FaultScripts();
const webhooks = new WebhookSender({
  url: settings.webhookUrl,
  secret: settings.webhookSecret,
  clock: systemClock,
  faults,
});
store.onPayment((payment) => webhooks.emit(`payment.${payment.status}`, payment));
const app = buildPaymentSandbox({ ...settings, store, faults, webhooks, clock: systemClock, logger: true });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    webhooks.close();
    void app
      .close()
      .then(() => store.close())
      .then(() => process.exit(0));
  });
}
await app.listen({ port: settings.port, host: settings.host });
