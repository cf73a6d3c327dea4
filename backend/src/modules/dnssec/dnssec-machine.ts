import type { DnssecState } from '@storefront/shared/contract';

const HOUR_MS = 3_600_000;
/** Milliseconds for which resolvers may go on asking nameservers that a name had before: TLDs delegate for up to two days. */
export const NAMESERVERS_FORGOTTEN_MS = 48 * HOUR_MS;
/** Milliseconds for which resolvers may remember a DS record that the registry has taken out: TLDs give it a day. */
export const DS_FORGOTTEN_MS = 24 * HOUR_MS;

/** Milliseconds that a request without an answer may be held up on its way to the registry. */
export const REQUEST_LATE_MS = 2 * HOUR_MS;

/** Where the DNSSEC of a domain stands. */
export interface Stand {
  readonly state: DnssecState;
  /** When DS records were first sent to the registry; null while it was never given any. */
  readonly sentAt: Date | null;
  /** When the registry confirmed that it has no DS record any more. */
  readonly removedAt: Date | null;
}

export const OFF: Stand = { state: 'off', sentAt: null, removedAt: null };

/**
 * What happens to it. `proved`: every server signs with the key, and the registry has just these servers. `registered`: the registry was
 * read and has the DS records. `refused`: it does not take them. `differs`: it was read and has others, or the keys changed. `lost`:
 * the zone is signed with another key, or not at all. `removed`: the registry was read and has none. `read_again`: it was read
 * while they are being forgotten, and has some or none.
 */
export type DnssecEvent =
  | { readonly kind: 'asked_on' | 'asked_off' | 'registered' | 'refused' | 'differs' | 'lost' | 'removed' }
  | { readonly kind: 'proved'; readonly publishAt: Date | null }
  | { readonly kind: 'read_again'; readonly isThere: boolean };

/** What determines when DS records may be published. */
export interface Memory {
  /** When the domain's nameservers last changed, or may change at the latest; null where they never changed here. */
  readonly nameserversAt: Date | null;
  /** Since when all servers sign the zone with the key, and for how many seconds records from before are remembered; null for zones elsewhere. */
  readonly signed: { readonly since: Date; readonly ttl: number } | null;
}

/** Until when resolvers may have something cached that conflicts with a DS record, and what it is; null where nothing conflicts. */
export function publication({
  nameserversAt,
  signed,
}: Memory): { readonly at: Date; readonly waitsFor: 'nameservers' | 'records' } | null {
  const servers = nameserversAt && new Date(nameserversAt.getTime() + NAMESERVERS_FORGOTTEN_MS);
  const records = signed && new Date(signed.since.getTime() + signed.ttl * 1_000);
  if (servers && (!records || servers >= records)) return { at: servers, waitsFor: 'nameservers' };
  return records && { at: records, waitsFor: 'records' };
}

/** When resolvers have forgotten DS records that were removed. */
export const forgottenAt = (removedAt: Date): Date => new Date(removedAt.getTime() + DS_FORGOTTEN_MS);

/**
 * Whether nameservers may become others, and the zone unsigned: only where no DS record is at the registry, on its way there, or
 * remembered by a resolver.
 */
export const isFree = (state: DnssecState): boolean => state === 'off';

/**
 * The state after an event; null where the event changes nothing, or came too early or too late. The registrar has DS records only between
 * `adding` and `removing`. In every state but `off` they may be on their way to it or cached by resolvers, unless none were ever sent.
 */
export function after(stand: Stand, event: DnssecEvent, now: Date): Stand | null {
  const { state, sentAt, removedAt } = stand;
  switch (event.kind) {
    case 'asked_on':
      return state === 'off' || state === 'expiring' || state === 'on'
        ? { ...stand, state: 'checking', removedAt: null }
        : null;
    case 'asked_off':
      if (state === 'checking' && sentAt === null) return OFF;
      return state === 'checking' || state === 'adding' || state === 'on' ? { ...stand, state: 'removing' } : null;
    case 'proved':
      return state === 'checking' && (event.publishAt === null || event.publishAt <= now)
        ? { ...stand, state: 'adding', sentAt: sentAt ?? now }
        : null;
    case 'registered':
      return state === 'adding' ? { ...stand, state: 'on' } : null;
    case 'refused':
      return state === 'adding' ? { ...stand, state: 'checking' } : null;
    case 'differs':
      return state === 'adding' || state === 'on' ? { ...stand, state: 'checking' } : null;
    case 'lost':
      return state === 'on' ? { ...stand, state: 'removing' } : null;
    case 'removed':
      return state === 'removing' ? { ...stand, state: 'expiring', removedAt: now } : null;
    case 'read_again':
      if (state !== 'expiring' || removedAt === null) return null;
      if (event.isThere) return { ...stand, state: 'removing', removedAt: null };
      return now >= forgottenAt(removedAt) ? OFF : null;
  }
}
