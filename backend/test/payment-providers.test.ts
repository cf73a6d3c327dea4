import { FakeClock } from './support/fake-clock';
import { itIsAPaymentProvider } from './support/payment-contract';
import { startPaymentProvider, type TestPaymentProvider } from './support/payment-provider';
import { startStripe } from './support/stripe/stripe-stand-in';

describe.each([
  ['The payment sandbox', startPaymentProvider],
  ['Stripe, as its stand-in has it,', startStripe],
] as const)('%s', (_name, start) => {
  const clock = new FakeClock(new Date('2026-11-21T12:00:00Z'));
  let provider: TestPaymentProvider;
  beforeAll(async () => {
    provider = await start(clock);
  });
  afterEach(() => provider.faults.clear());
  afterAll(() => provider.close());

  itIsAPaymentProvider(() => ({ provider, clock }));
});
