import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sessions } from '../../../src/db/schema';
import type { TestCustomer } from '../app';
import type { Operation } from '../fuzz/operations';
import type { TestShop } from '../shop';
import type { TestDesk } from '../staff';
import { altered, toRequest, type Parts, type Sender, type Sent } from './altered';
import type { Api } from './api';
import { Seeded } from './seeded';

/** One in this many steps has altered requests. */
const ALTERED_STEPS = 3;

export interface SentRequest {
  readonly operation: string;
  /** The number of an altered request; undefined for a valid one. */
  readonly number: number | undefined;
  readonly request: Sent;
  readonly status: number;
}

/** A response that the document does not declare. */
export interface Finding {
  readonly operation: string;
  readonly problem: string;
  /** The number of the altered request. */
  readonly number: number | undefined;
}

/** Thrown when a journey cannot continue, for example because an altered request ended what it needs. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface WalkOptions {
  readonly seed: string;
  /** Where staff help customers. */
  readonly desk: TestDesk;
  /** Altered requests before each valid one, at a third of the steps: more would end most journeys early. */
  readonly altered: number;
  /** Selects which altered requests are sent; all by default. */
  readonly isSent?: (number: number) => boolean;
}

/**
 * One customer's journey: each step is a valid request, built from earlier responses, after a number of altered ones, which find the shop
 * in the state that the valid one needs. The same seed makes the same choices, whichever requests are sent.
 */
export class Walk {
  /** The requests sent, newest last. */
  readonly sent: SentRequest[] = [];
  readonly findings: Finding[] = [];
  /** Operations that succeeded. */
  readonly answered = new Set<string>();
  readonly random: Seeded;
  readonly #people = new Map<Sender, TestCustomer>();
  readonly #known = new Set<string>();
  #calls = 0;
  #made = 0;

  constructor(
    readonly shop: TestShop,
    readonly api: Api,
    readonly options: WalkOptions,
  ) {
    this.random = new Seeded(options.seed);
  }

  async person(sender: 'customer' | 'other' = 'customer'): Promise<TestCustomer> {
    const person = this.#people.get(sender) ?? (await this.shop.asCustomer());
    this.#people.set(sender, person);
    return person;
  }

  /** Continues as a customer created by the shop. */
  signInAs(customer: TestCustomer): void {
    this.#people.set('customer', customer);
  }

  /** Marks the session as just reauthenticated. */
  async prove(): Promise<void> {
    await this.shop.deps.db
      .update(sessions)
      .set({ password_confirmed_at: this.shop.clock.now() })
      .where(eq(sessions.customer_id, (await this.person()).id));
  }

  /**
   * Sends the altered requests of a step, then the valid one.
   * @returns the first successful response
   * @throws Stopped if there is none
   */
  async call<T = unknown>(id: string, parts: Parts = {}, as: Sender = 'customer'): Promise<T> {
    return (await this.ask(id, parts, as)).json<T>();
  }

  /** Like `call`. @returns the whole response, for those that are not JSON or set a cookie */
  async ask(id: string, parts: Parts = {}, as: Sender = 'customer'): Promise<LightMyRequestResponse> {
    const operation = this.api.operation(id);
    const right = toRequest(operation, parts, as);
    this.#calls += 1;
    let success: LightMyRequestResponse | undefined;
    const isAltered = this.options.altered > 0 && new Seeded(this.options.seed, this.#calls).below(ALTERED_STEPS) === 0;
    for (let index = 0; isAltered && index < this.options.altered; index += 1) {
      const number = (this.#made += 1);
      if (this.options.isSent?.(number) === false) continue;
      const random = new Seeded(this.options.seed, this.#calls, index);
      const request = altered(right, operation, {
        known: [...this.#known].slice(-40),
        generated: () => this.api.generated(operation, random),
        random,
      });
      const answer = await this.#send(operation, request, number);
      if (request.method === right.method && request.as === right.as && isSuccess(answer)) success ??= answer;
    }
    const answer = await this.#send(operation, right, undefined);
    success = isSuccess(answer) ? answer : success;
    if (!success) throw new Stopped(`${id} answers ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    return success;
  }

  async #send(made: Operation, request: Sent, number: number | undefined): Promise<LightMyRequestResponse> {
    // The response to a request with another cookie must not change the customer's cookie.
    const isOwn = request.as !== 'guest' && request.headers.cookie === undefined;
    const person = isOwn ? await this.person(request.as as 'customer' | 'other') : this.shop;
    const options = { method: request.method, url: request.url, headers: request.headers, payload: request.body };
    const send = () => person.request(options as InjectOptions);
    const [answer, again] = request.twice ? await Promise.all([send(), send()]) : [await send()];
    for (const each of again ? [answer, again] : [answer]) {
      this.sent.push({ operation: made.id, number, request, status: each.statusCode });
      this.#judge(made, request, number, each);
    }
    return answer;
  }

  #judge(made: Operation, { method, headers }: Sent, number: number | undefined, answer: LightMyRequestResponse): void {
    const operation = this.api.findOperation(made, method === 'HEAD' ? 'GET' : method);
    const problem =
      method === 'HEAD' || method === 'OPTIONS'
        ? bareProblem(answer)
        : operation
          ? this.api.answers.findProblem(operation, answer)
          : this.api.answers.findProblemWithoutOperation(answer);
    if (problem) this.findings.push({ operation: operation?.id ?? `${method} ${made.path}`, problem, number });
    if (!isSuccess(answer)) return;
    if (operation && method !== 'HEAD') this.answered.add(operation.id);
    if (String(answer.headers['content-type']).startsWith('application/json') && !headers.range) this.#learn(answer);
  }

  /** Keeps ids and names of a response, which later requests use in wrong places. */
  #learn({ body }: LightMyRequestResponse): void {
    for (const [, id] of body.slice(0, 4_000).matchAll(/"(?:id|\w+_id|name|domain|domain_name)":"([^"\\]{6,80})"/g))
      if (id) this.#known.add(id);
  }
}

const isSuccess = ({ statusCode }: LightMyRequestResponse): boolean => statusCode >= 200 && statusCode < 300;

/** The document does not cover HEAD and OPTIONS: they must not fail. */
const bareProblem = ({ statusCode, body }: LightMyRequestResponse): string | null =>
  statusCode >= 500 ? `answers ${statusCode}: ${body.slice(0, 200)}` : null;
