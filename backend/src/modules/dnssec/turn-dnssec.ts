import type { ErrorItem } from '@storefront/shared/contract';
import {
  DS_ALGORITHMS,
  isDnsKey,
  readDsRecord,
  sameDsRecords,
  toUnicode,
  type DsRecord,
  type DsSource,
} from '@storefront/shared/domain';
import { dnssecProblemText } from '../../dns/dnssec-problem';
import { createDsRecord } from '../../dns/dnskey';
import { dsText } from '../../dns/signing-proof';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import {
  conflict,
  notYourDomain,
  problemAt,
  registrarUnavailable,
  ruleProblem,
  unprocessable,
} from '../../http/errors';
import { audit } from '../audit';
import { ownZone, type ZoneUser, type ZoneDeps } from '../dns';
import { type DomainRow, lockDomain } from '../portfolio';
import { refuseWhileDeleted } from '../registrar-changes';
import { toColumns, processDnssec, toProgress, type ProcessorDeps } from './dnssec-processor';
import { after, type DnssecEvent } from './dnssec-machine';
import { findKeptAt, getDnssecStatus } from './dnssec-status';
import { changeDnssec, deleteDnssec, type DnssecRow, insertDnssec, lockDnssec, lockZone } from './queries';
import { hasUnsignedAlias } from './zone-signing';

type TurnDeps = ProcessorDeps & ZoneDeps;

/** SHA-256: strong enough for keys of 256 bits or more, and the shortest such digest. */
const SHA_256 = 2;

/** Returns the DNSSEC state. @throws HttpError 409 if it is not available, 503 if the registrar does not respond */
async function present(deps: TurnDeps, domain: DomainRow): Promise<DnssecRow | undefined> {
  if (!deps.registrar.keepsDs(domain.name))
    throw conflict(
      `DNSSEC cannot be turned on for ${toUnicode(domain.name)} here: our registrar does not pass DS records on to its registry.`,
      { code: 'dnssec_not_offered', params: { domain: domain.name } },
    );
  const row = await getDnssecStatus(deps, domain);
  if (row === 'unknown') throw registrarUnavailable('nothing_changed');
  return row;
}

function refuseLate({ stage, name }: DomainRow, row: DnssecRow | undefined): void {
  if (stage !== 'active')
    throw conflict(`${toUnicode(name)} has expired. Renew it first, then turn DNSSEC on.`, {
      code: 'not_active',
      params: { domain: name },
    });
  if (row?.state === 'removing')
    throw conflict('The registry is still removing the previous DS record. Turn DNSSEC on again in a few minutes.', {
      code: 'dnssec_removing',
      params: { what: 'removing' },
    });
}

/** Turns DNSSEC on for a zone hosted here, and processes it as far as possible now. @throws HttpError 409, 503 */
export async function turnOn(deps: TurnDeps, user: ZoneUser, domain: DomainRow): Promise<void> {
  const name = toUnicode(domain.name);
  const row = await present(deps, domain);
  if (findKeptAt(deps, domain) !== 'here')
    throw conflict(`The DNS of ${name} is hosted elsewhere. Enter the DS record that your DNS provider shows.`, {
      code: 'zone_elsewhere',
      params: { domain: domain.name, what: 'dnssec' },
    });
  if (row && row.state !== 'removing' && row.state !== 'expiring') return;
  refuseLate(domain, row);
  const zone = await ownZone(deps, user, domain.name);
  await transitionBy(deps, user, domain, { kind: 'asked_on' }, async (tx) => {
    // A save in progress ends before this lock, or sees it.
    await lockZone(tx, zone.id);
    if (await hasUnsignedAlias(tx, deps.nameServer, zone.id)) {
      throw conflict(
        `${name} has ALIAS records, which our nameservers cannot sign. Replace them with A and AAAA records, or remove them, then turn DNSSEC on.`,
        { code: 'alias_unsigned', params: { domain: domain.name } },
      );
    }
    return { kept: 'here', ds_records: [] };
  });
}

/** Turns DNSSEC off. @throws HttpError 409, 503 */
export async function turnOff(deps: TurnDeps, user: ZoneUser, domain: DomainRow): Promise<void> {
  const row = await present(deps, domain);
  if (!row || row.state === 'removing' || row.state === 'expiring') return;
  await transitionBy(deps, user, domain, { kind: 'asked_off' });
}

/**
 * Replaces the DS records of a zone hosted elsewhere, once all its nameservers sign with the matching keys.
 * @throws HttpError 409, 422 if they are invalid or do not match, 503
 */
export async function setDs(
  deps: TurnDeps,
  user: ZoneUser,
  domain: DomainRow,
  sources: readonly DsSource[],
): Promise<void> {
  const row = await present(deps, domain);
  if (findKeptAt(deps, domain) !== 'elsewhere')
    throw conflict(
      `The DNS of ${toUnicode(domain.name)} is hosted here, so we create its DS record. Just turn DNSSEC on.`,
      { code: 'zone_here', params: { domain: domain.name } },
    );
  refuseLate(domain, row);
  const ds = readAll(domain.name, sources);
  if (row?.state === 'on' && sameDsRecords(row.ds_records, ds)) return;
  if (row?.state === 'adding')
    throw conflict('The previous DS record is still on its way to the registry. Try again in a few minutes.', {
      code: 'dnssec_removing',
      params: { what: 'adding' },
    });
  const { problems } = await deps.zoneReader.signing(domain.name, domain.nameservers, ds);
  if (problems.length > 0) {
    throw unprocessable('The DS record does not match the zone', {
      code: 'ds_differs',
      detail: problems.map((problem) => problemAt('ds_records', problem, dnssecProblemText(problem))),
    });
  }
  await transitionBy(deps, user, domain, { kind: 'asked_on' }, () =>
    Promise.resolve({ kept: 'elsewhere', ds_records: ds }),
  );
}

/** Returns the DS records entered, and those computed from the keys entered. @throws HttpError 422 with all problems, each at its field */
function readAll(zone: string, sources: readonly DsSource[]): DsRecord[] {
  const detail: ErrorItem[] = [];
  const records = sources.flatMap((source, index) => {
    const place = (field: string): string => `ds_records.${index}.${field}`;
    if (!isDnsKey(source)) {
      const read = readDsRecord(source);
      if ('record' in read) return [read.record];
      detail.push(...read.problems.map((problem) => ruleProblem(place(problem.field), problem)));
      return [];
    }
    const problem = (field: string, code: 'not_a_zone_key' | 'insecure_algorithm', msg: string): [] => {
      detail.push(problemAt(place(field), { code }, msg));
      return [];
    };
    const { flags, algorithm, public_key } = source;
    if ((flags & 0x0100) === 0 || flags > 0xffff)
      return problem('flags', 'not_a_zone_key', 'This key does not sign a zone. Use the one with the flags 257');
    if (!DS_ALGORITHMS[algorithm])
      return problem('algorithm', 'insecure_algorithm', 'Keys of this algorithm are no longer secure. Use another one');
    return [createDsRecord(zone, { flags, algorithm, key: Buffer.from(public_key, 'base64') }, SHA_256)];
  });
  if (detail.length > 0) throw unprocessable('These DS records cannot be used', { code: 'invalid_ds', detail });
  return [...new Map(records.map((record) => [dsText(record), record])).values()];
}

/** Makes a transition requested by the customer, with its audit entry, and processes it as far as possible. */
async function transitionBy(
  deps: TurnDeps,
  user: ZoneUser,
  { id, name }: DomainRow,
  event: DnssecEvent & { readonly kind: 'asked_on' | 'asked_off' },
  prepare?: (tx: Tx) => Promise<Pick<DnssecRow, 'kept' | 'ds_records'>>,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    // A change of nameservers ends before this lock, or sees it.
    const domain = await lockDomain(tx, id, user.customerId);
    if (!domain) throw notYourDomain(name);
    await refuseWhileDeleted(tx, domain);
    const records = await prepare?.(tx);
    const row = await lockDnssec(tx, id);
    const isRepeated = event.kind === 'asked_on' && row?.state === 'checking';
    const moved = isRepeated ? toProgress(row) : after(toProgress(row), event, at);
    if (!moved) return;
    if (moved.state === 'off') await deleteDnssec(tx, id);
    else if (row) await changeDnssec(tx, id, { ...toColumns(moved, at), ...records, problems: [], problem: null });
    else if (records)
      await insertDnssec(tx, { domain_id: id, ...records, ...toColumns(moved, at), revision: 0, created_at: at });
    const action = event.kind === 'asked_on' ? 'domain.dnssec_asked_on' : 'domain.dnssec_asked_off';
    await audit(tx, {
      at,
      actor: `customer:${user.customerId}`,
      action,
      subject: `domain:${id}`,
      ...(records?.ds_records.length && { after: { ds_records: records.ds_records.map(dsText) } }),
      requestId: user.requestId,
    });
  });
  failpoint(`after-dnssec-${event.kind}`);
  await processDnssec(deps, id);
}
