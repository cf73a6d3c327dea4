import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultScripts } from '../core/fault-scripts';
import { SIGNATURE_HEADER } from '../adapters/payment/sandbox/sandbox-payment';
import { signWebhook } from '../adapters/payment/webhook-signature';
import type { Clock } from '../core/clock';
import type { PaymentRecord } from './payment-store';

interface WebhookSenderOptions {
  /** The shop's webhook URL. */
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly faults: FaultScripts;
  /** Milliseconds before the first retry; doubled each time. */
  readonly pauseMs?: number;
}

const MAX_TRIES = 6;
const READ_MS = 5_000;

/**
 * Sends a signed webhook to the shop for each change of a payment, until it responds with 2xx or after several attempts. Messages pending
 * when the process ends are lost: the shop does not rely on them.
 */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  emit(type: string, { id, order, status }: Pick<PaymentRecord, 'id' | 'order' | 'status'>): void {
    const { faults, clock } = this.#options;
    const body = JSON.stringify({
      id: `evt_${randomBytes(12).toString('base64url')}`,
      type,
      created: Math.floor(clock.now().getTime() / 1000),
      data: { payment: id, order, status },
    });
    const fault = faults.take('webhook', order);
    if (fault?.kind === 'drop_request') return;
    const copies = fault?.kind === 'duplicate' ? fault.copies + 1 : 1;
    for (let copy = 0; copy < copies; copy += 1) this.#send(body, fault?.kind === 'delay' ? fault.ms : 0);
  }

  #send(body: string, delayMs: number): void {
    const sending = this.#deliver(body, delayMs)
      // The pause before a retry is aborted when the process ends.
      .catch(() => undefined)
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #deliver(body: string, delayMs: number): Promise<void> {
    const { url, secret, clock, pauseMs = 1_000 } = this.#options;
    await sleep(delayMs, undefined, { signal: this.#closing.signal });
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(body, secret, clock.now()) },
        body,
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(READ_MS)]),
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) return;
      await sleep(pauseMs * 2 ** tries, undefined, { signal: this.#closing.signal });
    }
  }

  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  close(): void {
    this.#closing.abort();
  }
}
