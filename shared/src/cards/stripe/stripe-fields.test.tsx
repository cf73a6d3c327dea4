import type { Appearance, StripeConstructor } from '@stripe/stripe-js';
import { paymentMethod, refusal, renderWithProviders, type Handlers } from '@storefront/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { AddCard } from '../AddCard';
import type { CardFieldsHandle } from '../CardFields';
import { FIELDS_FAILED_MS, FIELDS_SLOW_MS } from '../use-loading';

const visa = paymentMethod({ id: 'pm_1', brand: 'Visa', last4: '4242' });
let intents = 0;
const byStripe = () => ({
  id: `seti_${(intents += 1)}`,
  client_secret: `seti_${intents}_secret`,
  provider: 'stripe' as const,
  publishable_key: 'pk_test_ofTheShop',
});

type Result = {
  error?: { type: string; message?: string; setup_intent?: { id: string; status: string } };
  setupIntent?: { id: string; status: string };
};

/** Stripe's script, as far as the page uses it. */
class FakeStripe {
  readonly keys: string[] = [];
  readonly options: { clientSecret: string; appearance: Appearance }[] = [];
  readonly appearances: Appearance[] = [];
  readonly confirmed: { clientSecret: string; redirect: string }[] = [];
  mounted = 0;
  submitting: Result = {};
  confirming: () => Promise<Result> = () => Promise.resolve({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
  #listeners = new Map<string, (event: unknown) => void>();

  readonly create = ((key: string) => {
    this.keys.push(key);
    return {
      elements: (options: { clientSecret: string; appearance: Appearance }) => {
        this.options.push(options);
        return {
          create: () => ({
            on: (type: string, listener: (event: unknown) => void) => void this.#listeners.set(type, listener),
            mount: () => void (this.mounted += 1),
            destroy: () => void (this.mounted -= 1),
          }),
          update: ({ appearance }: { appearance: Appearance }) => void this.appearances.push(appearance),
          submit: () => Promise.resolve(this.submitting),
        };
      },
      confirmSetup: (options: { clientSecret: string; redirect: string }) => {
        this.confirmed.push(options);
        return this.confirming();
      },
    };
  }) as unknown as StripeConstructor;

  emit(type: 'ready' | 'loaderror', event: unknown = {}): void {
    act(() => this.#listeners.get(type)?.(event));
  }
}

function Page({ onAdded }: { onAdded: (id: string) => void }) {
  const fields = useRef<CardFieldsHandle>(null);
  return (
    <>
      <AddCard
        ref={fields}
        makeDefault
        unharmed="Your order is kept."
        onAdded={({ id }) => onAdded(id)}
        onBusy={() => undefined}
      />
      <button onClick={() => fields.current?.confirm()}>Store</button>
    </>
  );
}

const onAdded = jest.fn();
const renderPage = (api: Handlers = {}) =>
  renderWithProviders(<Page onAdded={onAdded} />, {
    session: {},
    api: { createSetupIntent: byStripe, addPaymentMethod: () => visa, listPaymentMethods: () => [visa], ...api },
  });
const group = () => screen.findByRole('group', { name: 'Card number, expiry date and security code', hidden: true });
const store = (user = userEvent.setup()) => user.click(screen.getByRole('button', { name: 'Store' }));
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="stripe"]')];

let stripe: FakeStripe;
beforeEach(() => {
  // jsdom has no matchMedia.
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  intents = 0;
  stripe = new FakeStripe();
  onAdded.mockClear();
  window.Stripe = stripe.create;
});
afterEach(async () => {
  jest.useRealTimers();
  // The next test would wait for a script that is still loading.
  await act(async () => scripts().forEach((script) => script.dispatchEvent(new Event('error'))));
  delete window.Stripe;
  document.documentElement.removeAttribute('data-theme');
});

async function renderReady(api: Handlers = {}) {
  const rendered = renderPage(api);
  await waitFor(() => expect(stripe.mounted).toBe(1));
  stripe.emit('ready');
  return rendered;
}

describe('[OR-08c] the Stripe card form', () => {
  test('stores the card with the shop’s key and the client secret of the setup intent', async () => {
    const { api } = await renderReady();
    expect(await group()).toBeVisible();
    expect([stripe.keys, stripe.options.map(({ clientSecret }) => clientSecret)]).toEqual([
      ['pk_test_ofTheShop'],
      ['seti_1_secret'],
    ]);
    await store();
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith('pm_1'));
    expect(stripe.confirmed).toMatchObject([{ clientSecret: 'seti_1_secret', redirect: 'if_required' }]);
    expect(api.listInputs('addPaymentMethod')).toEqual([{ setup_intent_id: 'seti_1', make_default: true, save: true }]);
  });

  test('announces why when the card cannot be stored, and can be tried again', async () => {
    await renderReady();
    stripe.submitting = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
    await store();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your card number is incomplete.');
    expect(stripe.confirmed).toEqual([]);
    stripe.submitting = {};
    stripe.confirming = () => Promise.resolve({ error: { type: 'card_error', message: 'Your card was declined.' } });
    await store();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your card was declined.'));
    stripe.confirming = () => Promise.reject(new Error('offline'));
    await store();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('did not answer'));
    expect(onAdded).not.toHaveBeenCalled();
  });

  test('adds the card when an earlier attempt has already stored it', async () => {
    await renderReady();
    stripe.confirming = () =>
      Promise.resolve({
        error: { type: 'invalid_request_error', setup_intent: { id: 'seti_1', status: 'succeeded' } },
      });
    await store();
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith('pm_1'));
  });

  test('stays on screen when the shop does not take the card', async () => {
    await renderReady({
      addPaymentMethod: () => {
        throw refusal(503, { message: 'The payment provider does not answer.' });
      },
    });
    await store();
    expect(await screen.findByRole('alert', { name: 'The card was not added' })).toHaveTextContent(
      'Your order is kept.',
    );
    expect(stripe.mounted).toBe(1);
  });

  test('says that it has not loaded yet when the customer stores the card too early', async () => {
    renderPage();
    await waitFor(() => expect(stripe.mounted).toBe(1));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the card form');
    await store();
    expect(await screen.findByRole('alert')).toHaveTextContent('has not loaded yet');
    expect(stripe.confirmed).toEqual([]);
  });

  test('follows the theme of the page until it is unmounted', async () => {
    const { unmount } = await renderReady();
    act(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await waitFor(() => expect(stripe.appearances).toHaveLength(1));
    unmount();
    expect(stripe.mounted).toBe(0);
    document.documentElement.setAttribute('data-theme', 'light');
    await act(() => Promise.resolve());
    expect(stripe.appearances).toHaveLength(1);
  });

  test('says why when Stripe cannot show it, and requests a new setup intent on retry', async () => {
    const user = userEvent.setup();
    renderPage();
    await waitFor(() => expect(stripe.mounted).toBe(1));
    stripe.emit('loaderror', { error: { type: 'invalid_request_error', message: 'The key is not of this account.' } });
    expect(await screen.findByRole('heading', { name: 'The card form did not load' })).toBeInTheDocument();
    expect(screen.getByText('The key is not of this account. Your order is kept.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(stripe.options.map(({ clientSecret }) => clientSecret)).toEqual(['seti_1_secret', 'seti_2_secret']),
    );
  });
});

describe('[OR-08c] loading Stripe’s script', () => {
  beforeEach(() => delete window.Stripe);

  test('does not happen when the sandbox takes the card', async () => {
    renderPage({
      createSetupIntent: () => ({
        id: 'si_1',
        client_secret: 's',
        provider: 'sandbox',
        frame_url: 'http://localhost:5459/frame/si_1',
      }),
    });
    await screen.findByTitle('Card number, expiry date and security code');
    expect(scripts()).toEqual([]);
  });

  test('adds one script, from Stripe’s own address', async () => {
    renderPage();
    await waitFor(() => expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/endive/stripe.js']));
    window.Stripe = stripe.create;
    act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
    await waitFor(() => expect(stripe.mounted).toBe(1));
  });

  test('says so when the script is blocked, and starts again when asked', async () => {
    const user = userEvent.setup();
    renderPage();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect(
      await screen.findByText(/js\.stripe\.com\) did not load\. If a blocker stopped it.* Your order is kept\./),
    ).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));
  });

  test('is called slow, then failed, when the script does not arrive, and starts again when asked', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPage();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const [first] = scripts();
    act(() => jest.advanceTimersByTime(FIELDS_SLOW_MS));
    expect(await screen.findByText(/slow to answer/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(FIELDS_FAILED_MS));
    expect(await screen.findByRole('heading', { name: 'The card form did not load' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]).not.toBe(first);
  });

  test('allows further scripts from Stripe’s addresses only', async () => {
    const createPolicy = jest.fn<unknown, [string, { createScriptURL: (url: string) => string | null }]>();
    Object.assign(globalThis, { trustedTypes: { defaultPolicy: null, createPolicy } });
    renderPage();
    await waitFor(() => expect(createPolicy).toHaveBeenCalledTimes(1));
    const [name, { createScriptURL }] = createPolicy.mock.calls[0] ?? ['', { createScriptURL: () => null }];
    expect(name).toBe('default');
    const allowed = ['https://js.stripe.com/endive/stripe.js', 'https://b.js.stripe.com/x.js'];
    const refused = [
      'http://js.stripe.com/x.js',
      'https://js.stripe.com.evil.example/x.js',
      'https://evil.example/js.stripe.com',
      'https://evijs.stripe.com/x.js',
      '/x.js',
      'data:text/javascript,1',
    ];
    expect([...allowed, ...refused].filter((url) => createScriptURL(url) !== null)).toEqual(allowed);
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
});
