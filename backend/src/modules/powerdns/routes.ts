import {
  changePowerDnsZone,
  getPowerDnsServer,
  getPowerDnsZone,
  listPowerDnsServers,
  listPowerDnsVersions,
  listPowerDnsZones,
  notifyPowerDnsZone,
  type PowerDnsServer,
  type PowerDnsZone,
} from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { toRrsets } from '../../dns/rrsets';
import { findAdmittedKey } from '../../http/api-key';
import { customerRoute } from '../../http/route';
import { requireRecentSignIn, ZONE_REAUTH_MS } from '../../http/session';
import { BATCH_LIMIT, changeRecords, findRecords, isServedHere, ownZone } from '../dns';
import { sendErrorText } from './error-text';
import { listDomainsWithZones } from './queries';
import { locateProblems, planChanges, readSets, type PlannedChanges } from './rrset-changes';

const SERVER_PATH = '/api/v1/servers/localhost';

/** Clients decide by the version which calls and answers to expect. */
const SERVER: PowerDnsServer = {
  type: 'Server',
  id: 'localhost',
  daemon_type: 'authoritative',
  version: '4.9.0',
  url: SERVER_PATH,
  zones_url: `${SERVER_PATH}/zones{/zone}`,
};

interface ViewedZone {
  readonly name: string;
  readonly version: number;
  readonly isSigned: boolean;
}

const viewZone = ({ name, version, isSigned }: ViewedZone): PowerDnsZone => ({
  id: `${name}.`,
  name: `${name}.`,
  type: 'Zone',
  url: `${SERVER_PATH}/zones/${name}.`,
  kind: 'Native',
  dnssec: isSigned,
  serial: version,
});

/** Returns the only domain that the key of a request may see; undefined if it may see all. */
function findOnlyDomain(request: FastifyRequest): string | undefined {
  const key = findAdmittedKey(request);
  return key && !key.scopes.includes('read') ? (key.domain ?? undefined) : undefined;
}

/** Accepts a body that is declared as JSON and empty, which some clients send with every call. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** The part of the HTTP API of PowerDNS that programs use to change records. */
export async function powerDnsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  sendErrorText(app);
  acceptEmptyBodies(app);

  // These three concern no domain, so a key for one may make them.
  const ofServer = { findsDomain: true };
  customerRoute(app, listPowerDnsVersions, async () => [{ url: '/api/v1', version: 1 }], ofServer);
  customerRoute(app, listPowerDnsServers, async () => [SERVER], ofServer);
  customerRoute(app, getPowerDnsServer, async () => SERVER, ofServer);

  customerRoute(
    app,
    listPowerDnsZones,
    async ({ input, user, request }) => {
      const only = findOnlyDomain(request);
      const wanted = input.zone?.toLowerCase().replace(/\.$/, '');
      if (only !== undefined && wanted !== undefined && only !== wanted) return [];
      const found = await listDomainsWithZones(deps.db, user.id, only ?? wanted);
      return found
        .filter(({ nameservers }) => isServedHere(nameservers, deps.config.nameservers))
        .map(({ name, version, signedDomain }) =>
          viewZone({ name, version: version ?? 0, isSigned: signedDomain !== null }),
        );
    },
    { findsDomain: true },
  );

  customerRoute(app, getPowerDnsZone, async ({ params: { domain }, user, request }) => {
    const zone = await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    const [found] = await listDomainsWithZones(deps.db, user.id, zone.name);
    const rrsets = toRrsets(zone.name, await findRecords(deps, zone.id)).map(({ name, type, ttl, rdata }) => ({
      name,
      type,
      ttl,
      records: rdata.map((content) => ({ content, disabled: false })),
    }));
    return { ...viewZone({ ...zone, isSigned: (found?.signedDomain ?? null) !== null }), rrsets };
  });

  customerRoute(
    app,
    changePowerDnsZone,
    async ({ params: { domain }, input, user, request }) => {
      const asker = { customerId: user.id, requestId: request.id };
      const zone = await ownZone(deps, asker, domain);
      await requireRecentSignIn(request, deps.clock.now(), ZONE_REAUTH_MS);
      const sets = readSets(input, zone.name);
      const latest: { planned: PlannedChanges | null } = { planned: null };
      try {
        await changeRecords(deps, asker, zone, (records) => {
          latest.planned = planChanges(sets, records, zone.name);
          return latest.planned?.changes ?? null;
        });
      } catch (error) {
        throw locateProblems(error, latest.planned);
      }
    },
    { bodyLimit: BATCH_LIMIT },
  );

  customerRoute(app, notifyPowerDnsZone, async ({ params: { domain }, user, request }) => {
    await ownZone(deps, { customerId: user.id, requestId: request.id }, domain);
    return { result: 'Nothing to do: every change reaches all nameservers by itself.' };
  });
}
