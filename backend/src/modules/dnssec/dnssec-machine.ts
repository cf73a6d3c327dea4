import { millisecondsInHour } from 'date-fns/constants';
import type { DnssecState } from '@storefront/shared/contract';

/** Milliseconds for which resolvers may keep querying former nameservers: TLDs delegate with a TTL of up to two days. */
export const NAMESERVERS_FORGOTTEN_MS = 48 * millisecondsInHour;
/** Milliseconds for which resolvers may cache a DS record that the registry has removed: TLDs use a TTL of one day. */
export const DS_FORGOTTEN_MS = 24 * millisecondsInHour;

/** Milliseconds for which a request without an answer may still be in flight to the registry. */
export const REQUEST_LATE_MS = 2 * millisecondsInHour;

/** DNSSEC state of a domain. */
export interface DnssecProgress {
  readonly state: DnssecState;
  /** When DS records were first sent to the registry; null if never. */
  readonly sentAt: Date | null;
  /** When the registry confirmed that it has none left. */
  readonly removedAt: Date | null;
}

export const OFF: DnssecProgress = { state: 'off', sentAt: null, removedAt: null };

/**
 * Events of the state machine. `proved`: every server signs with the key, and the registry delegates to exactly these servers.
 * `registered`: the registry was queried and has the DS records. `refused`: it does not accept them. `differs`: it was queried and has
 * others, or the keys changed. `lost`: the zone is signed with another key, or not at all. `removed`: the registry was queried and has
 * none. `read_again`: it was queried while resolver caches expire, and has some or none.
 */
export type DnssecEvent =
  | { readonly kind: 'asked_on' | 'asked_off' | 'registered' | 'refused' | 'differs' | 'lost' | 'removed' }
  | { readonly kind: 'proved'; readonly publishAt: Date | null }
  | { readonly kind: 'read_again'; readonly isThere: boolean };

/** Determines when DS records may be published. */
interface DnssecHistory {
  /** When the nameservers last changed, or may change at the latest; null if they never did here. */
  readonly nameserversAt: Date | null;
  /** Since when all servers sign the zone with the key, and the TTL in seconds of earlier records; null for zones hosted elsewhere. */
  readonly signed: { readonly since: Date; readonly ttl: number } | null;
}

/** Returns until when resolvers may have data cached that conflicts with a DS record, and which; null if they have none. */
export function publication({
  nameserversAt,
  signed,
}: DnssecHistory): { readonly at: Date; readonly waitsFor: 'nameservers' | 'records' } | null {
  const servers = nameserversAt && new Date(nameserversAt.getTime() + NAMESERVERS_FORGOTTEN_MS);
  const records = signed && new Date(signed.since.getTime() + signed.ttl * 1_000);
  if (servers && (!records || servers >= records)) return { at: servers, waitsFor: 'nameservers' };
  return records && { at: records, waitsFor: 'records' };
}

/** Returns when removed DS records have expired from resolver caches. */
export const forgottenAt = (removedAt: Date): Date => new Date(removedAt.getTime() + DS_FORGOTTEN_MS);

/** Whether nameservers may change and the zone be unsigned: only while no DS record is at the registry, on its way there or cached. */
export const isFree = (state: DnssecState): boolean => state === 'off';

/**
 * Returns the state after an event; null if the event changes nothing or came too early or too late. The registry has DS records only
 * between `adding` and `removing`; they may be on their way to it or cached in every state except `off`, unless none were ever sent.
 */
export function after(stand: DnssecProgress, event: DnssecEvent, now: Date): DnssecProgress | null {
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
