import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultScripts } from '../../../core/fault-scripts';
import type { NameState } from '../../../ports/registrar';

type Unknown = { readonly kind: 'unknown'; readonly cause: string };
const unknown = (cause: string): Unknown => ({ kind: 'unknown', cause });
const TIMEOUT = 'timeout waiting for the response';

/** Answers that a script can make an operation return, by fault. */
export type ScriptedRefusals<Answer> = Readonly<Partial<Record<Fault['kind'], Answer>>>;

interface FaultyCallsOptions {
  readonly faults: FaultScripts;
  readonly timeoutMs: number;
  /** Returns the latency of a registry in milliseconds. */
  readonly latency: (label: string, tld: string) => number;
}

/** Gives calls of the sandbox the latency of a registry, and the faults that scripts request. */
export class FaultyCalls {
  readonly #faults: FaultScripts;
  readonly #timeoutMs: number;
  readonly #latency: (label: string, tld: string) => number;
  readonly #late = new Set<Promise<unknown>>();

  constructor({ faults, timeoutMs, latency }: FaultyCallsOptions) {
    this.#faults = faults;
    this.#timeoutMs = timeoutMs;
    this.#latency = latency;
  }

  /** Runs a call. The fault `no_privacy` is left to its work. */
  async call<Answer extends { readonly kind: string }>(
    operation: string,
    domain: string,
    work: (fault?: Fault) => Promise<Answer>,
    refusals: ScriptedRefusals<Answer> = {},
  ): Promise<Answer | Unknown> {
    const fault = await this.#begin(operation, domain);
    if (!fault) return work();
    if (fault.kind === 'no_privacy') return work(fault);
    return refusals[fault.kind] ?? this.#fail(fault, work);
  }

  /** Answers a check of availability. */
  async check(state: NameState): Promise<NameState> {
    const { name } = state;
    const failed = (cause: string): NameState => ({ name, status: 'unknown', cause });
    const fault = await this.#begin('check', name);
    switch (fault?.kind) {
      case undefined:
        return state;
      case 'delay':
      case 'late_success':
        await sleep(Math.min(fault.ms, this.#timeoutMs));
        return fault.ms < this.#timeoutMs ? state : failed(TIMEOUT);
      case 'drop_request':
      case 'drop_response':
        await sleep(this.#timeoutMs);
        return failed(TIMEOUT);
      case 'taken':
        return { name, status: 'taken' };
      default:
        return failed('the registry answered with an error');
    }
  }

  /**
   * Waits for the answer to a question that is not worth repeating. @param name whose registry is asked @returns whether there is an answer
   */
  async isAnswered(operation: string, subject: string, name = subject): Promise<boolean> {
    const fault = await this.#begin(operation, subject, name);
    if (fault?.kind === 'delay' && fault.ms < this.#timeoutMs) {
      await sleep(fault.ms);
      return true;
    }
    return fault === null;
  }

  /** Resolves once no late request is running. */
  async idle(): Promise<void> {
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  async #begin(operation: string, subject: string, name = subject): Promise<Fault | null> {
    const fault = this.#faults.take(operation, subject);
    const dot = name.indexOf('.');
    await sleep(this.#latency(name.slice(0, dot), name.slice(dot + 1)));
    return fault;
  }

  async #fail<Answer>(fault: Fault, work: () => Promise<Answer>): Promise<Answer | Unknown> {
    switch (fault.kind) {
      case 'delay':
        if (fault.ms < this.#timeoutMs) {
          await sleep(fault.ms);
          return work();
        }
        await work();
        await sleep(this.#timeoutMs);
        return unknown(TIMEOUT);
      case 'drop_request':
        await sleep(this.#timeoutMs);
        return unknown(TIMEOUT);
      case 'drop_response':
        await work();
        await sleep(this.#timeoutMs);
        return unknown(TIMEOUT);
      case 'late_success':
        this.#runLate(fault.ms, work);
        await sleep(Math.min(this.#timeoutMs, fault.ms));
        return unknown(TIMEOUT);
      case 'malformed':
        await work();
        return unknown('unreadable response');
      case 'in_progress':
        return unknown('the registrar reports that the same order is in progress');
      default:
        return unknown('the registrar answered with an error');
    }
  }

  /** Runs a late request in the background. Its caller has given up, so failures are ignored. */
  #runLate(ms: number, work: () => Promise<unknown>): void {
    const late = sleep(ms)
      .then(work)
      .catch(() => undefined)
      .finally(() => this.#late.delete(late));
    this.#late.add(late);
  }
}
