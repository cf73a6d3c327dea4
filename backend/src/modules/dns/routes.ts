import {
  cleanUpChallenge,
  getZone,
  getZoneVersion,
  listRecords,
  listZoneVersions,
  presentChallenge,
  proveZone,
  resetRecords,
  saveRecords,
} from '@storefront/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { findAdmittedKey, restrictKeyToDomain } from '../../http/api-key';
import { customerRoute } from '../../http/route';
import { requireRecentSignIn, ZONE_REAUTH_MS } from '../../http/session';
import { cleanUp, findDomain, isWithin, present } from './challenge';
import { ownZone } from './own-zone';
import { findForwardingUrl, findRecords, type ZoneRow } from './queries';
import { viewRecord } from './record-view';
import { changeRecords, resetZone, saveZone, type SavedZone } from './save-zone';
import { recordsAfter, listVersions } from './zone-history';
import { getProof } from './zone-proof';
import { registerZoneRepairJob } from './zone-repair';
import { registerZoneJobs } from './zone-jobs';

/** Request size in bytes: enough for ten thousand records. */
export const BATCH_LIMIT = 2 * 1024 * 1024;

const toEtag = (version: number): string => `"v${version}"`;

/** Returns the zone version from If-Match; null if the header is absent. A malformed tag matches no version. */
function readIfMatch({ headers }: FastifyRequest): number | null {
  const tag = headers['if-match'];
  if (tag === undefined || tag.trim() === '*') return null;
  const [, version = '-1'] = /^"v(\d{1,9})"$/.exec(tag.trim()) ?? [];
  return Number(version);
}

export async function dnsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerZoneJobs(deps);
  registerZoneRepairJob(deps);

  const show = async (zone: ZoneRow, { records, version }: SavedZone, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store').header('etag', toEtag(version));
    const forwarding_url = await findForwardingUrl(deps.db, zone.domain_id);
    return records.map((record) => viewRecord(record, { name: zone.name, forwarding_url }));
  };

  customerRoute(app, listRecords, async ({ params: { domain }, user, request, reply }) => {
    const zone = await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    return show(zone, { records: await findRecords(deps, zone.id), version: zone.version }, reply);
  });

  customerRoute(
    app,
    saveRecords,
    async ({ params: { domain }, input, user, request, reply }) => {
      const asker = { customerId: user.id, requestId: request.id };
      const zone = await ownZone(deps, asker, domain);
      await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
      const version = readIfMatch(request);
      // A person is told immediately that someone else saved first, and decides; a program retries.
      const isProgram = findAdmittedKey(request) !== undefined && version === null;
      const saved = isProgram
        ? await changeRecords(deps, asker, zone, () => input)
        : await saveZone(deps, asker, zone, input, version);
      return show(zone, saved, reply);
    },
    { bodyLimit: BATCH_LIMIT },
  );

  customerRoute(app, resetRecords, async ({ params: { domain }, user, request, reply }) => {
    const asker = { customerId: user.id, requestId: request.id };
    const zone = await ownZone(deps, asker, domain);
    await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
    return show(zone, await resetZone(deps, asker, zone, readIfMatch(request)), reply);
  });

  for (const [endpoint, make] of [
    [presentChallenge, present],
    [cleanUpChallenge, cleanUp],
  ] as const) {
    customerRoute(
      app,
      endpoint,
      async ({ input, user, request }) => {
        const only = findAdmittedKey(request)?.domain ?? null;
        // Checked before any lookup, so that a key reveals nothing about the customer's other domains.
        if (only !== null && !isWithin(input.fqdn, only)) restrictKeyToDomain(request, endpoint, undefined);
        const domain = only ?? (await findDomain(deps, user.id, input.fqdn));
        await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
        await make(deps, { customerId: user.id, requestId: request.id }, domain, input);
        return input;
      },
      { findsDomain: true },
    );
  }

  customerRoute(app, getZone, async ({ params: { domain }, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const zone = await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    return {
      types: [...deps.nameServer.serves],
      nameservers: [...deps.config.nameservers],
      ...(await listVersions(deps, zone, user.id)),
    };
  });

  customerRoute(app, listZoneVersions, async ({ params: { domain }, input: { before }, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const zone = await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    return listVersions(deps, zone, user.id, before);
  });

  customerRoute(app, getZoneVersion, async ({ params: { domain, version }, user, request }) => {
    const zone = await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    return recordsAfter(deps, zone, version);
  });

  customerRoute(app, proveZone, async ({ params: { domain }, user, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return getProof(deps, await ownZone(deps, { customerId: user.id, requestId: request.id }, domain));
  });
}
