import { spawn } from 'node:child_process';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { fieldsPage, stripeScript } from './stripe-js';

const SECRET_KEY = 'sk_test_the-key-of-the-test';

/** The settings of a shop that is paid through the stand-in. */
interface StripeSettings {
  readonly PAYMENT_PROVIDER: string;
  readonly STRIPE_API_URL: string;
  readonly [name: string]: string;
}

/** A stand-in for Stripe: its API for the shop, its script and its fields for the browser. */
export interface Stripe {
  readonly settings: StripeSettings;
  /** Sends its webhooks to the shop from now on. */
  reportTo(shopUrl: string): void;
  /** Responds to a browser's requests to Stripe. */
  answerIn(context: BrowserContext): Promise<void>;
  /** Lists the payments of an order, newest first. */
  listPayments(orderId: string): Promise<{ status: string; amount: number; amount_received: number }[]>;
  stop(): void;
}

export async function startStripe(): Promise<Stripe> {
  const backend = path.join(__dirname, '../../backend');
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/stripe-server.ts'], {
    cwd: backend,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`The stand-in for Stripe ended with ${code}`)));
  });
  return {
    settings: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_the-key-of-the-test',
      STRIPE_WEBHOOK_SECRET: 'whsec_theSecretOfTheTest',
      STRIPE_API_URL: origin,
    },
    reportTo: (shopUrl) => void child.send(shopUrl),
    async answerIn(context) {
      await context.route('https://js.stripe.com/**', (route) => {
        const isPage = route.request().resourceType() === 'document';
        return route.fulfill({
          contentType: isPage ? 'text/html' : 'text/javascript',
          body: isPage ? fieldsPage : stripeScript,
        });
      });
      await context.route('https://api.stripe.com/**', async (route) => {
        const request = route.request();
        const answer = await fetch(origin + new URL(request.url()).pathname, {
          method: request.method(),
          body: request.postData(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        await route.fulfill({
          status: answer.status,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: await answer.text(),
        });
      });
    },
    async listPayments(orderId) {
      const answer = await fetch(`${origin}/v1/payment_intents?limit=100`, {
        headers: { authorization: `Bearer ${SECRET_KEY}` },
      });
      const { data } = (await answer.json()) as {
        data: { status: string; amount: number; amount_received: number; metadata: { order_id?: string } }[];
      };
      return data
        .filter(({ metadata }) => metadata.order_id === orderId)
        .map(({ status, amount, amount_received }) => ({ status, amount, amount_received }));
    },
    stop: () => void child.kill(),
  };
}
