/** What of a correction and its account decides what is next. */
export interface CorrectionFacts {
  readonly formerEmail: string;
  readonly waitsUntil: Date;
  readonly expiresAt: Date;
  readonly formerConfirmedAt: Date | null;
  readonly newConfirmedAt: Date | null;
  readonly endedAt: Date | null;
  /** The address of the account at the moment. */
  readonly accountEmail: string;
}

/** `overtake`: the account has another address than the one that the correction was decided by. */
export type CorrectionStep = 'none' | 'wait' | 'finish' | 'expire' | 'overtake';

/** What is to be done with a correction now. It takes effect for whoever reads the new address, and never before the former one had its time. */
export function decideStep(facts: CorrectionFacts, now: Date): CorrectionStep {
  const { formerEmail, accountEmail, waitsUntil, expiresAt, formerConfirmedAt, newConfirmedAt, endedAt } = facts;
  if (endedAt !== null) return 'none';
  if (accountEmail !== formerEmail) return 'overtake';
  if (now >= expiresAt) return 'expire';
  const hasWaited = formerConfirmedAt !== null || now >= waitsUntil;
  return newConfirmedAt !== null && hasWaited ? 'finish' : 'wait';
}
