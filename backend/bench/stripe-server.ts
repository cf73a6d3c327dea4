// The stand-in for Stripe as a separate process, for tests of the whole product. Sends its parent its address, and receives the address of
// the shop that gets its webhook messages.
import { systemClock } from '../src/core/clock';
import { WEBHOOK } from '../test/support/payment-webhook';
import { startStripe } from '../test/support/stripe/stripe-stand-in';

async function main(): Promise<void> {
  const stripe = await startStripe(systemClock);
  process.on('message', (shop: string) =>
    stripe.reportBy((body, headers) => fetch(`${shop}${WEBHOOK}`, { method: 'POST', headers, body })),
  );
  process.on('SIGTERM', () => process.exit(0));
  process.send?.(stripe.origin);
}

void main();
