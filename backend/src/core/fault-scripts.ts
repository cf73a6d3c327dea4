import { z } from 'zod';

/**
 * Faults of one call to a sandbox: `drop_request` loses it before it is carried out, `drop_response` after; `late_success` carries it out
 * after the caller has stopped waiting; `malformed` returns garbage after carrying it out; `error` returns a server error without carrying
 * it out; `in_progress` reports that the same order is in progress; `taken` and `price_changed` are refusals of an order by a registry,
 * `refused` one of a change or deletion; `no_privacy` carries an order out without the privacy service and refuses to enable it;
 * `duplicate` sends a message that many more times.
 */
const faultKind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), ms: z.int().min(0).max(600_000) }),
  z.strictObject({ kind: z.literal('drop_request') }),
  z.strictObject({ kind: z.literal('drop_response') }),
  z.strictObject({ kind: z.literal('error') }),
  z.strictObject({ kind: z.literal('malformed') }),
  z.strictObject({ kind: z.literal('late_success'), ms: z.int().min(0).max(600_000) }),
  z.strictObject({ kind: z.literal('in_progress') }),
  z.strictObject({ kind: z.literal('taken') }),
  z.strictObject({ kind: z.literal('price_changed') }),
  z.strictObject({ kind: z.literal('refused') }),
  z.strictObject({ kind: z.literal('no_privacy') }),
  z.strictObject({ kind: z.literal('duplicate'), copies: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('decline'), reason: z.enum(['declined', 'insufficient_funds', 'expired_card']) }),
]);
export type Fault = z.infer<typeof faultKind>;

export const faultScript = z.strictObject({
  /** Such as `register` or `authorise`; `*` matches every operation. */
  operation: z.string().min(1).max(40),
  /** A domain name, a TLD with its dot (`.uk`), or `*`. */
  subject: z.string().min(1).max(253).default('*'),
  fault: faultKind,
  /** Number of affected calls; 0 lasts until the scripts are cleared. */
  times: z.int().min(0).max(1_000_000).default(1),
});
type FaultScript = z.infer<typeof faultScript>;
export type FaultScriptInput = z.input<typeof faultScript>;

/** The active faults of a sandbox. Each call takes at most one: the oldest that matches. */
export class FaultScripts {
  #scripts: (FaultScript & { left: number })[] = [];

  add(script: FaultScriptInput): void {
    const parsed = faultScript.parse(script);
    this.#scripts.push({ ...parsed, left: parsed.times === 0 ? Number.POSITIVE_INFINITY : parsed.times });
  }

  clear(): void {
    this.#scripts = [];
  }

  /** Takes the fault of this call and counts it; null if there is none. */
  take(operation: string, subject: string): Fault | null {
    const index = this.#scripts.findIndex((script) => fits(script, operation, subject));
    const script = this.#scripts[index];
    if (!script) return null;
    script.left -= 1;
    if (script.left <= 0) this.#scripts.splice(index, 1);
    return script.fault;
  }
}

function fits(script: FaultScript, operation: string, subject: string): boolean {
  if (script.operation !== '*' && script.operation !== operation) return false;
  return (
    script.subject === '*' ||
    script.subject === subject ||
    (script.subject.startsWith('.') && subject.endsWith(script.subject))
  );
}
