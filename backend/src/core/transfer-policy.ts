import { millisecondsInDay } from 'date-fns/constants';
import type { TransferBlock } from '@storefront/shared/contract';

/** The state of a domain at its registry, as far as it matters to a transfer (EPP `info` and XCP `check_transfer`). */
export interface TransferFacts {
  /** `free`: nobody has it. `held`: it cannot move, for a reason that is not told. Only `ok` can move. */
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
  /** Null where no code was given, or the registry checks it only with the transfer itself. */
  readonly codeAccepted: boolean | null;
}

/**
 * How long a domain must stay where it is, in days; 0 disables a rule. These are settings because the ICANN policy is about to change:
 * today 60 days after creation, a transfer and a change of registrant; under the GNSO's recommendations of March 2025, 30 days, and none
 * after a change of registrant.
 */
export interface TransferPolicy {
  readonly newDays: number;
  readonly transferDays: number;
  readonly holderDays: number;
}

/** How long a policy keeps a domain that was registered or transferred here; null where it can be transferred already. */
export function findHeldUntil(
  { registered_at, created_at }: { readonly registered_at: Date; readonly created_at: Date },
  policy: TransferPolicy,
  now: Date,
): Date | null {
  // Registered long before it came here, it came by a transfer.
  const isMoved = created_at.getTime() - registered_at.getTime() > millisecondsInDay;
  const [since, days] = isMoved ? [created_at, policy.transferDays] : [registered_at, policy.newDays];
  const until = new Date(since.getTime() + days * millisecondsInDay);
  return until > now ? until : null;
}

/** Everything that is in the way of a transfer by what a registry says of the name (TR-01). */
export function transferBlocks(facts: TransferFacts, policy: TransferPolicy, now: Date): TransferBlock[] {
  const plain = (cause: TransferBlock['cause'], until: Date | null = null): TransferBlock => ({
    cause,
    until: until?.toISOString() ?? null,
    days: null,
  });
  // A name that is not in ordinary use can be told nothing further about.
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
    // A name that came here by a transfer is not new, whatever its creation date.
    ...(moved.length > 0 ? moved : held('too_new', facts.registeredAt, policy.newDays)),
    ...held('holder_changed', facts.holderChangedAt, policy.holderDays),
    ...(facts.codeAccepted === false ? [plain('wrong_code')] : []),
  ];
}
