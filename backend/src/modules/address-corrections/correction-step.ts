/** Facts about a correction and its account that decide the next step. */
export interface CorrectionFacts {
  readonly formerEmail: string;
  readonly waitsUntil: Date;
  readonly expiresAt: Date;
  readonly formerConfirmedAt: Date | null;
  readonly newConfirmedAt: Date | null;
  readonly endedAt: Date | null;
  /** Current address of the account. */
  readonly accountEmail: string;
}

/** `overtake`: the account's address has changed since the correction was opened. */
export type CorrectionStep = 'none' | 'wait' | 'finish' | 'expire' | 'overtake';

/** Decides the next step. A correction takes effect only if the new address has confirmed it and the former one has had time to stop it. */
export function decideStep(facts: CorrectionFacts, now: Date): CorrectionStep {
  const { formerEmail, accountEmail, waitsUntil, expiresAt, formerConfirmedAt, newConfirmedAt, endedAt } = facts;
  if (endedAt !== null) return 'none';
  if (accountEmail !== formerEmail) return 'overtake';
  if (now >= expiresAt) return 'expire';
  const hasWaited = formerConfirmedAt !== null || now >= waitsUntil;
  return newConfirmedAt !== null && hasWaited ? 'finish' : 'wait';
}
