// The stand-in for Stripe as a process of its own, for what drives the whole product. Tells its parent where it is found, and reports to
// the shop whose address its parent then tells.
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
