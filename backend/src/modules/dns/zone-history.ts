import { millisecondsInDay } from 'date-fns/constants';
import type { ZoneVersion } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { audit_entries, domains } from '../../db/schema';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import type { ZoneRow } from './zone-settling';

type HistoryDeps = Pick<Deps, 'db' | 'clock'>;

/** How long an earlier version can be had back (D5). */
const KEPT_MS = 30 * millisecondsInDay;
/** Versions on one page of the list. */
const PAGE = 50;

const ACTIONS = { 'zone.created': 'created', 'zone.saved': 'saved', 'zone.reset': 'reset' } as const;
const isAction = (action: string): action is keyof typeof ACTIONS => action in ACTIONS;

/** A record as the audit has it, `name ttl type rdata`; names and types have no spaces. */
function readAudited(line: string): ZoneRecord {
  const [name = '', ttl, type, ...rdata] = line.split(' ');
  return { name, ttl: Number(ttl), type: type ?? '', rdata: rdata.join(' ') };
}

/** The changes of a zone since this holder has it, of the last 30 days: what the zone was under another holder is nobody's to see. */
async function ofThisHolder({ db, clock }: HistoryDeps, zone: ZoneRow) {
  const since = new Date(clock.now().getTime() - KEPT_MS);
  const [domain] = await db
    .select({ created_at: domains.created_at })
    .from(domains)
    .where(eq(domains.id, zone.domain_id));
  const from = domain && domain.created_at > since ? domain.created_at : since;
  return and(eq(audit_entries.subject, `zone:${zone.name}`), gte(audit_entries.at, from));
}

/** A page of the versions of a zone. */
interface VersionPage {
  /** Newest first. */
  readonly versions: ZoneVersion[];
  /** Where the next page begins; null where there is none. */
  readonly older: string | null;
}

/** The versions of a zone of the last 30 days: the newest, or those before one of them. */
export async function versionsOf(
  deps: HistoryDeps,
  zone: ZoneRow,
  customerId: string,
  before?: string,
): Promise<VersionPage> {
  const lines = (column: AnyPgColumn) => sql`select jsonb_array_elements_text(coalesce(${column}, '[]'::jsonb))`;
  const between = (some: AnyPgColumn, others: AnyPgColumn) =>
    sql<number>`(select count(*)::int from (${lines(some)} except ${lines(others)}) as difference)`;
  const entries = await deps.db
    .select({
      id: audit_entries.id,
      at: audit_entries.at,
      action: audit_entries.action,
      actor: audit_entries.actor,
      records: sql<number>`jsonb_array_length(${audit_entries.after})`,
      added: between(audit_entries.after, audit_entries.before),
      removed: between(audit_entries.before, audit_entries.after),
    })
    .from(audit_entries)
    .where(and(await ofThisHolder(deps, zone), before === undefined ? undefined : lt(audit_entries.id, Number(before))))
    .orderBy(desc(audit_entries.id))
    .limit(PAGE + 1);
  const page = entries.slice(0, PAGE);
  const versions = page.flatMap(({ id, at, action, actor, ...counts }) =>
    isAction(action)
      ? [
          {
            id: String(id),
            at: at.toISOString(),
            action: ACTIONS[action],
            by: actor === `customer:${customerId}` ? ('you' as const) : ('shop' as const),
            ...counts,
          },
        ]
      : [],
  );
  return { versions, older: entries.length > PAGE ? String(page.at(-1)?.id) : null };
}

/** The lines of the audit before and after the newest change of a zone; null where it has none. */
export async function lastChange(
  deps: HistoryDeps,
  zone: ZoneRow,
): Promise<{ readonly before: readonly ZoneRecord[]; readonly after: readonly ZoneRecord[] } | null> {
  const [entry] = await deps.db
    .select({ before: audit_entries.before, after: audit_entries.after })
    .from(audit_entries)
    .where(await ofThisHolder(deps, zone))
    .orderBy(desc(audit_entries.id))
    .limit(1);
  return entry ? { before: readLines(entry.before), after: readLines(entry.after) } : null;
}

/**
 * The records that a zone had after one of its changes.
 * @throws HttpError 404 for a version that is none of this zone or older than 30 days
 */
export async function recordsAfter(deps: HistoryDeps, zone: ZoneRow, version: string): Promise<ZoneRecord[]> {
  const [entry] = await deps.db
    .select({ after: audit_entries.after })
    .from(audit_entries)
    .where(and(await ofThisHolder(deps, zone), eq(audit_entries.id, Number(version))));
  if (!entry)
    throw notFound(`Version not found. Versions of ${zone.name} are kept for 30 days.`, {
      code: 'no_such_zone_version',
      params: { domain: zone.name, days: 30 },
    });
  return readLines(entry.after);
}

const readLines = (lines: unknown): ZoneRecord[] =>
  Array.isArray(lines) ? lines.map((line) => readAudited(String(line))) : [];
