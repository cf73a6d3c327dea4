import type { CodedDnssecProblem, ZoneId } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import { dnssecProblemsText } from '../../dns/dnssec-problem';
import { dsText, proveSigning } from '../../dns/signing-proof';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { findPosition, savePosition } from '../../jobs/queries';
import type { ZoneRow } from '../dns';
import { forgetSigning, hasAlias, longestTtl, recordSigning, findSigning, listUnsignedZones } from './queries';

type SigningDeps = Pick<Deps, 'db' | 'clock' | 'nameServer' | 'log'>;

/** Minimum TTL of a zone in seconds: that of the nameserver records that the shop keeps. */
const SHORTEST = 86_400;
const POLL_SECONDS = 60;
const PAGE = 200;

const signing = defineQueue<Record<string, never>>({
  name: 'dnssec-signing',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 600,
  forget: true,
});

/** How a zone is signed on all the shop's nameservers and since when, or why it is not. */
type SigningState =
  | { readonly ds: readonly DsRecord[]; readonly since: Date; readonly ttl: number }
  | { readonly problems: readonly CodedDnssecProblem[] };

/** Registers the job that signs zones created before the nameserver signed any, and records since when each is signed, page by page. */
export function registerZoneSigningJob(deps: SigningDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(signing, async () => {
    const from = await findPosition<ZoneId>(deps.db, signing.name);
    await savePosition(deps.db, signing.name, await signZones(deps, from));
  });
  deps.jobs.every(POLL_SECONDS, signing, {});
}

/** Processes a page of zones not yet seen signed. @returns the last zone of the page; undefined at the end */
export async function signZones(deps: SigningDeps, from?: ZoneId): Promise<ZoneId | undefined> {
  const page = await listUnsignedZones(deps.db, from, PAGE);
  for (const { zone } of page) {
    const found = await ensureSigned(deps, zone);
    if ('problems' in found)
      deps.log.debug(
        { event: 'dnssec.signing_pending', zone: zone.name, trouble: dnssecProblemsText(found.problems) },
        'Zone not yet signed on all nameservers',
      );
  }
  return page.length === PAGE ? page.at(-1)?.zone.id : undefined;
}

/** Signs a zone if needed, checks all nameservers for signatures, and records when all sign: earlier answers may be cached unsigned. */
export async function ensureSigned(deps: SigningDeps, zone: ZoneRow): Promise<SigningState> {
  const { nameServer } = deps;
  let ds = await nameServer.signedWith(zone.name);
  if (ds !== 'unknown' && ds?.length === 0) {
    await forgetSigning(deps.db, zone.id);
    if (await nameServer.sign(zone.name)) ds = await nameServer.signedWith(zone.name);
  }
  if (ds === 'unknown') return { problems: [{ code: 'our_servers_silent' }] };
  if (!ds?.length) return { problems: [{ code: 'our_servers_unsigned', params: { zone: zone.name } }] };
  if (nameServer.addresses.length === 0) return { problems: [{ code: 'our_servers_unreachable' }] };
  const { problems } = await proveSigning(nameServer.addresses, zone.name, ds);
  if (problems.length > 0) return { problems };
  return recordSigned(deps, zone, ds);
}

/** Returns since when the zone was seen signed with these keys; from now on if it was signed with others or not at all. */
async function recordSigned({ db, clock }: SigningDeps, zone: ZoneRow, ds: readonly DsRecord[]): Promise<SigningState> {
  const signed_with = ds.map(dsText).sort().join('\n');
  await recordSigning(db, zone.id, {
    signed_with,
    signed_since: clock.now(),
    signed_ttl: Math.max(SHORTEST, (await longestTtl(db, zone.id)) ?? 0),
  });
  const row = await findSigning(db, zone.id);
  if (!row?.since || row.ttl === null)
    return { problems: [{ code: 'our_servers_unsigned', params: { zone: zone.name } }] };
  return { ds, since: row.since, ttl: row.ttl };
}

/** Whether a zone has, or is about to get, an ALIAS whose addresses the nameserver would serve unsigned. */
export const hasUnsignedAlias = async (
  db: Db | Tx,
  { signsAlias }: Deps['nameServer'],
  zoneId: ZoneId,
): Promise<boolean> => !signsAlias && hasAlias(db, zoneId);
