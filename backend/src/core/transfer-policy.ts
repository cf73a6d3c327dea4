import { millisecondsInDay } from 'date-fns/constants';
import type { TransferBlock } from '@storefront/shared/contract';

/** The state of a domain at its registry, as far as a transfer in depends on it (EPP `info` and XCP `check_transfer`). */
export interface TransferFacts {
  /** `free`: not registered. `held`: not transferable for an undisclosed reason. Only `ok` is transferable. */
  readonly status: 'ok' | 'free' | 'redemption' | 'pending_delete' | 'transfer_running' | 'held';
  /** When that status ends automatically. */
  readonly statusUntil: Date | null;
  /** `clientTransferProhibited` at the current registrar. */
  readonly locked: boolean;
  readonly registeredAt: Date | null;
  readonly transferredAt: Date | null;
  readonly holderChangedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly registrar: string | null;
  readonly nameservers: readonly string[];
  /** Null if no code was given, or the registry checks it only with the transfer. */
  readonly codeAccepted: boolean | null;
}

/**
 * Days for which a domain must stay at its registrar; 0 disables a rule. Configurable because the ICANN policy is about to change: today 60
 * days after creation, transfer and change of registrant; under the GNSO's recommendations of March 2025, 30 days, and none after a change
 * of registrant.
 */
export interface TransferPolicy {
  readonly newDays: number;
  readonly transferDays: number;
  readonly holderDays: number;
}

/** Returns until when a policy keeps a domain that was registered or transferred here; null if it can already be transferred. */
export function findHeldUntil(
  { registered_at, created_at }: { readonly registered_at: Date; readonly created_at: Date },
  policy: TransferPolicy,
  now: Date,
): Date | null {
  // If it was registered long before it came here, it was transferred.
  const isMoved = created_at.getTime() - registered_at.getTime() > millisecondsInDay;
  const [since, days] = isMoved ? [created_at, policy.transferDays] : [registered_at, policy.newDays];
  const until = new Date(since.getTime() + days * millisecondsInDay);
  return until > now ? until : null;
}

/** Lists everything that blocks a transfer according to the registry (TR-01). */
export function transferBlocks(facts: TransferFacts, policy: TransferPolicy, now: Date): TransferBlock[] {
  const plain = (cause: TransferBlock['cause'], until: Date | null = null): TransferBlock => ({
    cause,
    until: until?.toISOString() ?? null,
    days: null,
  });
  // For a domain in one of these states, nothing else is known.
  if (facts.status === 'free') return [plain('not_registered')];
  if (facts.status === 'redemption') return [plain('redemption', facts.statusUntil)];
  if (facts.status === 'pending_delete') return [plain('pending_delete', facts.statusUntil)];
  if (facts.status === 'transfer_running') return [plain('transfer_running', facts.statusUntil)];
  if (facts.status === 'held') return [plain('held', facts.statusUntil)];

  const held = (cause: TransferBlock['cause'], since: Date | null, days: number): TransferBlock[] => {
    if (!since) return [];
    const until = new Date(since.getTime() + days * millisecondsInDay);
    return until > now ? [{ cause, until: until.toISOString(), days }] : [];
  };
  const moved = held('recent_transfer', facts.transferredAt, policy.transferDays);
  return [
    ...(facts.locked ? [plain('locked')] : []),
    // A transferred domain does not count as new, whatever its creation date.
    ...(moved.length > 0 ? moved : held('too_new', facts.registeredAt, policy.newDays)),
    ...held('holder_changed', facts.holderChangedAt, policy.holderDays),
    ...(facts.codeAccepted === false ? [plain('wrong_code')] : []),
  ];
}
