import { millisecondsInDay } from 'date-fns/constants';
import type { ZoneVersion, CustomerId } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { readActingNames } from '../audit';
import { findHeldSince, type ZoneRow } from './queries';
import { newestChange, oneChange, versionsBefore, type ZonePast } from './zone-history-queries';

type HistoryDeps = Pick<Deps, 'db' | 'clock'>;

/** How long an earlier version can be restored (D5). */
const KEPT_MS = 30 * millisecondsInDay;
const PAGE = 50;

const ACTIONS = {
  'zone.created': 'created',
  'zone.kept': 'kept',
  'zone.saved': 'saved',
  'zone.reset': 'reset',
} as const;
const isAction = (action: string): action is keyof typeof ACTIONS => action in ACTIONS;

/**
 * Whether the shop chose the records of a change, by defaults or for add-ons, although the audit entry names the customer who triggered it.
 */
export const isZoneWorkOfShop = (action: string): boolean => action === 'zone.created' || action === 'zone.kept';

/** Parses a record as audited, `name ttl type rdata`; names and types contain no spaces. */
function readAudited(line: string): ZoneRecord {
  const [name = '', ttl, type, ...rdata] = line.split(' ');
  return { name, ttl: Number(ttl), type: type ?? '', rdata: rdata.join(' ') };
}

/** Returns the changes of the last 30 days, but none from before the present customer had the domain. */
async function getPast({ db, clock }: HistoryDeps, { name, domain_id }: ZoneRow): Promise<ZonePast> {
  const since = new Date(clock.now().getTime() - KEPT_MS);
  const held = await findHeldSince(db, domain_id);
  return { zone: name, since: held && held > since ? held : since };
}

interface VersionPage {
  /** Newest first. */
  readonly versions: ZoneVersion[];
  /** Cursor of the next page; null on the last one. */
  readonly older: string | null;
}

/** Returns the versions of a zone from the last 30 days: the newest, or those before a given one. */
export async function listVersions(
  deps: HistoryDeps,
  zone: ZoneRow,
  customerId: CustomerId,
  before?: string,
): Promise<VersionPage> {
  const past = await getPast(deps, zone);
  const entries = await versionsBefore(deps.db, past, before === undefined ? undefined : Number(before), PAGE + 1);
  const page = entries.slice(0, PAGE);
  const getNames = await readActingNames(deps.db, page);
  const versions = page.flatMap(({ id, at, action, actor, staff_id, api_key, ...counts }) =>
    isAction(action)
      ? [
          {
            id: String(id),
            at: at.toISOString(),
            action: ACTIONS[action],
            ...(isZoneWorkOfShop(action)
              ? { by: 'shop' as const }
              : {
                  by: actor === `customer:${customerId}` && staff_id === null ? ('you' as const) : ('shop' as const),
                  ...getNames({ staff_id, api_key }),
                }),
            ...counts,
          },
        ]
      : [],
  );
  return { versions, older: entries.length > PAGE ? String(page.at(-1)?.id) : null };
}

/** Returns the records before and after the latest change of a zone; null if there is none. */
export async function lastChange(
  deps: HistoryDeps,
  zone: ZoneRow,
): Promise<{ readonly before: readonly ZoneRecord[]; readonly after: readonly ZoneRecord[] } | null> {
  const entry = await newestChange(deps.db, await getPast(deps, zone));
  return entry ? { before: readLines(entry.before), after: readLines(entry.after) } : null;
}

/**
 * Returns the records of a zone after one of its changes.
 * @throws HttpError 404 if the version is not of this zone or older than 30 days
 */
export async function recordsAfter(deps: HistoryDeps, zone: ZoneRow, version: string): Promise<ZoneRecord[]> {
  const entry = await oneChange(deps.db, await getPast(deps, zone), Number(version));
  if (!entry)
    throw notFound(`Version not found. Versions of ${zone.name} are kept for 30 days.`, {
      code: 'no_such_zone_version',
      params: { domain: zone.name, days: 30 },
    });
  return readLines(entry.after);
}

const readLines = (lines: unknown): ZoneRecord[] =>
  Array.isArray(lines) ? lines.map((line) => readAudited(String(line))) : [];
