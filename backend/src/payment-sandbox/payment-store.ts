import { randomBytes } from 'node:crypto';
import type { CardBehaviour, TestCard } from './test-cards';
import { Journal } from './journal';

export interface CardRecord {
  readonly id: string;
  readonly customer: string;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly behaviour: CardBehaviour;
  readonly forgotten: boolean;
}

interface IntentRecord {
  readonly id: string;
  readonly customer: string;
  readonly secret: string;
  /** The stored card; null while the intent is open. */
  readonly card: string | null;
}

export interface RefundRecord {
  readonly key: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

interface DisputeRecord {
  readonly id: string;
  readonly amount: number;
  readonly status: 'open' | 'won' | 'lost';
}

type PaymentStatus = 'requires_action' | 'authorised' | 'declined' | 'captured' | 'cancelled';

/** Amounts in minor units. */
export interface PaymentRecord {
  readonly id: string;
  readonly key: string;
  readonly order: string;
  readonly card: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly captured: number;
  readonly refunds: readonly RefundRecord[];
  /** Absent in journals from before disputes existed. */
  readonly disputes?: readonly DisputeRecord[];
  readonly decline:
    'declined' | 'insufficient_funds' | 'expired_card' | 'authentication' | 'authentication_required' | null;
  readonly challenge_secret: string | null;
  readonly return_url: string;
  /** When the hold lapses, in seconds since 1970; absent in older journals. */
  readonly capture_before?: number | null;
  /** Keys of completed captures, cancellations and refunds. */
  readonly keys: readonly string[];
}

/** A call that cannot be carried out; `status` is its HTTP status. */
export class StoreRefusal extends Error {
  override readonly name = 'BookRefusal';

  constructor(
    readonly status: 400 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`;

/** The smallest charge in minor units, as at Stripe (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const SMALLEST_CHARGE = 50;
const SMALLEST_CHARGE_GBP = 30;

/** Seconds that a hold lasts, as at Stripe (https://docs.stripe.com/payments/place-a-hold-on-a-payment-method). */
const HOLD_S = 7 * 86_400;
const UNATTENDED_VISA_HOLD_S = (4 * 24 + 18) * 3_600;

/** The records of the sandbox: in memory, and in the journal before any response. */
export class PaymentStore {
  readonly #journal: Journal;
  readonly #cards: Map<string, CardRecord>;
  readonly #intents: Map<string, IntentRecord>;
  readonly #payments: Map<string, PaymentRecord>;
  readonly #paymentByKey = new Map<string, string>();
  readonly #listeners: ((payment: PaymentRecord) => void)[] = [];

  private constructor(
    journal: Journal,
    cards: Map<string, CardRecord>,
    intents: Map<string, IntentRecord>,
    payments: Map<string, PaymentRecord>,
  ) {
    this.#journal = journal;
    this.#cards = cards;
    this.#intents = intents;
    this.#payments = payments;
    for (const payment of payments.values()) this.#paymentByKey.set(payment.key, payment.id);
  }

  static async open(path: string): Promise<PaymentStore> {
    const cards = new Map<string, CardRecord>();
    const intents = new Map<string, IntentRecord>();
    const payments = new Map<string, PaymentRecord>();
    const journal = await Journal.open(path, ({ kind, id, value }) => {
      if (kind === 'card') cards.set(id, value as CardRecord);
      else if (kind === 'intent') intents.set(id, value as IntentRecord);
      else if (kind === 'payment') payments.set(id, value as PaymentRecord);
    });
    return new PaymentStore(journal, cards, intents, payments);
  }

  /** Resolves when all changes are on disk; no response is sent before. */
  durable(): Promise<void> {
    return this.#journal.flushed();
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  async openIntent(customer: string): Promise<IntentRecord> {
    const intent: IntentRecord = {
      id: newId('si'),
      customer,
      secret: randomBytes(24).toString('base64url'),
      card: null,
    };
    return this.#keepIntent(intent);
  }

  intent(id: string): IntentRecord | undefined {
    return this.#intents.get(id);
  }

  card(id: string): CardRecord | undefined {
    return this.#cards.get(id);
  }

  /** Stores the card of an intent. Idempotent: a confirmed intent keeps its card. */
  async confirmIntent(
    id: string,
    secret: string,
    entered: { card: TestCard; exp_month: number; exp_year: number },
  ): Promise<IntentRecord> {
    const intent = this.#intents.get(id);
    if (!intent || intent.secret !== secret)
      throw new StoreRefusal(404, 'This card form no longer exists. Reload the page.');
    if (intent.card) return intent;
    const card: CardRecord = {
      id: newId('pm'),
      customer: intent.customer,
      brand: entered.card.brand,
      last4: entered.card.number.slice(-4),
      exp_month: entered.exp_month,
      exp_year: entered.exp_year,
      behaviour: entered.card.behaviour,
      forgotten: false,
    };
    this.#cards.set(card.id, card);
    const confirmed = { ...intent, card: card.id };
    this.#intents.set(id, confirmed);
    await this.#journal.append({ kind: 'card', id: card.id, value: card });
    return this.#keepIntent(confirmed);
  }

  async forgetCard(id: string): Promise<void> {
    const card = this.#cards.get(id);
    if (!card || card.forgotten) return;
    const forgotten = { ...card, forgotten: true };
    this.#cards.set(id, forgotten);
    await this.#journal.append({ kind: 'card', id, value: forgotten });
  }

  payment(id: string): PaymentRecord | undefined {
    return this.#payments.get(id);
  }

  paymentByKey(key: string): PaymentRecord | undefined {
    const id = this.#paymentByKey.get(key);
    return id === undefined ? undefined : this.#payments.get(id);
  }

  /** Calls back after each change of a payment, once it is on disk. */
  onPayment(listener: (payment: PaymentRecord) => void): void {
    this.#listeners.push(listener);
  }

  payments(): readonly PaymentRecord[] {
    return [...this.#payments.values()];
  }

  /** Holds money, once per key. */
  async authorise(
    key: string,
    {
      off_session = false,
      ...details
    }: Pick<PaymentRecord, 'order' | 'card' | 'amount' | 'currency' | 'return_url'> & {
      readonly off_session?: boolean | undefined;
    },
    { now, forcedDecline = null }: { readonly now: Date; readonly forcedDecline?: PaymentRecord['decline'] },
  ): Promise<PaymentRecord> {
    const earlier = this.paymentByKey(key);
    if (earlier) {
      const same =
        earlier.order === details.order &&
        earlier.card === details.card &&
        earlier.amount === details.amount &&
        earlier.currency === details.currency;
      if (!same) throw new StoreRefusal(409, 'The key belongs to another payment.');
      return earlier;
    }
    if (details.amount < (details.currency === 'GBP' ? SMALLEST_CHARGE_GBP : SMALLEST_CHARGE))
      throw new StoreRefusal(400, 'The amount is too small to be charged to a card.');
    const card = this.#cards.get(details.card);
    if (!card || card.forgotten) throw new StoreRefusal(404, 'Card not found.');
    const decline =
      forcedDecline ??
      (off_session && card.behaviour === 'challenges' ? 'authentication_required' : getDecline(card.behaviour));
    const challenged = decline === null && card.behaviour === 'challenges';
    return this.#keepPayment({
      id: newId('pay'),
      key,
      ...details,
      status: decline ? 'declined' : challenged ? 'requires_action' : 'authorised',
      captured: 0,
      refunds: [],
      decline,
      challenge_secret: challenged ? randomBytes(24).toString('base64url') : null,
      capture_before:
        decline === null
          ? Math.floor(now.getTime() / 1000) + (off_session && card.brand === 'Visa' ? UNATTENDED_VISA_HOLD_S : HOLD_S)
          : null,
      keys: [],
    });
  }

  /** Records the customer's answer on the bank's page; only the first one counts. */
  async answerChallenge(id: string, secret: string, confirmed: boolean): Promise<PaymentRecord> {
    const payment = this.#payments.get(id);
    if (!payment || !payment.challenge_secret || payment.challenge_secret !== secret)
      throw new StoreRefusal(404, 'Payment not found.');
    if (payment.status !== 'requires_action') return payment;
    return this.#keepPayment(
      confirmed ? { ...payment, status: 'authorised' } : { ...payment, status: 'declined', decline: 'authentication' },
    );
  }

  /** Captures part or all of the hold and releases the rest. */
  async capture(id: string, key: string, amount: number): Promise<PaymentRecord> {
    return this.#once(id, key, (payment) => {
      if (payment.status !== 'authorised')
        throw new StoreRefusal(409, `A payment that is ${payment.status} cannot be captured.`);
      if (amount < 1 || amount > payment.amount)
        throw new StoreRefusal(400, 'The amount is not within what was authorised.');
      return { ...payment, status: 'captured', captured: amount };
    });
  }

  async cancel(id: string, key: string): Promise<PaymentRecord> {
    return this.#once(id, key, (payment) => {
      if (payment.status !== 'authorised' && payment.status !== 'requires_action') {
        throw new StoreRefusal(409, `A payment that is ${payment.status} cannot be cancelled.`);
      }
      return { ...payment, status: 'cancelled' };
    });
  }

  /** Refunds money, once per key. @param fails the bank rejects it */
  async refund(id: string, key: string, amount: number, fails = false): Promise<PaymentRecord> {
    return this.#once(id, key, (payment) => {
      if (payment.status !== 'captured')
        throw new StoreRefusal(409, `A payment that is ${payment.status} cannot be refunded.`);
      if (amount < 1 || sumReversals(payment) + amount > payment.captured)
        throw new StoreRefusal(400, 'The amount is not within what was captured.');
      return { ...payment, refunds: [...payment.refunds, { key, amount, status: fails ? 'failed' : 'succeeded' }] };
    });
  }

  /** Refunds money as staff do in the provider's own pages. */
  async refundByHand(id: string, amount: number): Promise<PaymentRecord> {
    return this.refund(id, newId('re'), amount);
  }

  /** Makes successful refunds of a payment fail, as a bank may do days later. */
  async failRefunds(id: string): Promise<PaymentRecord> {
    return this.#change(id, (payment) => ({
      ...payment,
      refunds: payment.refunds.map((refund) => ({ ...refund, status: 'failed' })),
    }));
  }

  /** Opens a dispute over all that is left of a payment; does nothing if one is open. */
  async openDispute(id: string): Promise<PaymentRecord> {
    return this.#change(id, (payment) => {
      const { disputes = [] } = payment;
      if (payment.status !== 'captured') throw new StoreRefusal(409, 'Only what was captured can be disputed.');
      if (disputes.some(({ status }) => status === 'open')) return payment;
      const amount = payment.captured - sumReversals(payment);
      return { ...payment, disputes: [...disputes, { id: newId('dp'), amount, status: 'open' }] };
    });
  }

  async closeDispute(id: string, status: 'won' | 'lost'): Promise<PaymentRecord> {
    return this.#change(id, (payment) => {
      const { disputes = [] } = payment;
      if (!disputes.some((dispute) => dispute.status === 'open')) throw new StoreRefusal(409, 'No dispute is open.');
      return {
        ...payment,
        disputes: disputes.map((dispute) => (dispute.status === 'open' ? { ...dispute, status } : dispute)),
      };
    });
  }

  async #change(id: string, change: (payment: PaymentRecord) => PaymentRecord): Promise<PaymentRecord> {
    const payment = this.#payments.get(id);
    if (!payment) throw new StoreRefusal(404, 'Payment not found.');
    return this.#keepPayment(change(payment));
  }

  async #once(id: string, key: string, change: (payment: PaymentRecord) => PaymentRecord): Promise<PaymentRecord> {
    const payment = this.#payments.get(id);
    if (!payment) throw new StoreRefusal(404, 'Payment not found.');
    if (payment.keys.includes(key)) return payment;
    return this.#keepPayment({ ...change(payment), keys: [...payment.keys, key] });
  }

  async #keepPayment(payment: PaymentRecord): Promise<PaymentRecord> {
    this.#payments.set(payment.id, payment);
    this.#paymentByKey.set(payment.key, payment.id);
    await this.#journal.append({ kind: 'payment', id: payment.id, value: payment });
    for (const listener of this.#listeners) listener(payment);
    return payment;
  }

  async #keepIntent(intent: IntentRecord): Promise<IntentRecord> {
    this.#intents.set(intent.id, intent);
    await this.#journal.append({ kind: 'intent', id: intent.id, value: intent });
    return intent;
  }
}

export function sumRefunds({ refunds }: Pick<PaymentRecord, 'refunds'>): number {
  return refunds.reduce((sum, { amount, status }) => (status === 'succeeded' ? sum + amount : sum), 0);
}

/** Sums up what went back to the customer, by refunds and lost disputes. */
export function sumReversals({ refunds, disputes = [] }: Pick<PaymentRecord, 'refunds' | 'disputes'>): number {
  return disputes.reduce(
    (sum, { amount, status }) => (status === 'lost' ? sum + amount : sum),
    sumRefunds({ refunds }),
  );
}

function getDecline(behaviour: CardBehaviour): PaymentRecord['decline'] {
  if (behaviour === 'declines') return 'declined';
  return behaviour === 'insufficient_funds' || behaviour === 'expired_card' ? behaviour : null;
}
