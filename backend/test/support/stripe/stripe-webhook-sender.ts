import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { FaultScripts } from '../../../src/core/fault-scripts';
import type { Clock } from '../../../src/core/clock';
import { WEBHOOK_SECRET } from '../payment-webhook';
import { newId } from './stripe-objects';

interface EventObject {
  readonly object: string;
  readonly id: string;
}

/** Delivers a signed message to the shop. */
export type Deliver = (payload: string, headers: Readonly<Record<string, string>>) => Promise<unknown>;

/** Sends each event to the shop once, signed by Stripe's own library. */
export class StripeWebhookSender {
  readonly #clock: Clock;
  readonly #faults: FaultScripts;
  readonly #underWay = new Set<Promise<void>>();
  deliver: Deliver | undefined;

  constructor(clock: Clock, faults: FaultScripts) {
    this.#clock = clock;
    this.#faults = faults;
  }

  emit(type: string, object: EventObject, order: string): void {
    const fault = this.#faults.take('webhook', order);
    if (fault?.kind === 'drop_request') return;
    const created = Math.floor(this.#clock.now().getTime() / 1000);
    const payload = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    });
    const copies = fault?.kind === 'duplicate' ? fault.copies + 1 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const sending = this.#send(payload, fault?.kind === 'delay' ? fault.ms : 0).finally(() =>
        this.#underWay.delete(sending),
      );
      this.#underWay.add(sending);
    }
  }

  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #send(payload: string, delayMs: number): Promise<void> {
    await sleep(delayMs);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp: this.#clock.now().getTime() / 1000,
    });
    await this.deliver?.(payload, { 'content-type': 'application/json', 'stripe-signature': signature });
  }
}
