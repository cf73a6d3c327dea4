import type { CodedDnssecProblem } from '@storefront/shared/contract';
import { sameDsRecords, type DsRecord } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import type { RefusedChange } from '../../ports/registrar';
import { failpoint } from '../../core/failpoints';
import type { DomainRow } from '../portfolio';
import { forgottenAt, publication, type DnssecEvent } from './dnssec-machine';
import { type DnssecRow, nameserversChangedAt, findZone } from './queries';
import { ensureSigned, hasUnsignedAlias } from './zone-signing';

export type StepDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'nameServer' | 'zoneReader' | 'log'>;

/** The result of a check: an event, or the milliseconds until the next check. */
export interface StepResult {
  readonly event?: DnssecEvent;
  readonly againMs: number;
  /** Why it is not progressing. */
  readonly problems: readonly CodedDnssecProblem[];
  /** The DS records that the registry should get, if known now. */
  readonly ds?: readonly DsRecord[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds until a silent registrar is queried again, and until servers that did not sign are. */
const REGISTRAR_RETRY_MS = 30_000;
const SIGNING_RETRY_MS = 2 * MINUTE_MS;

const REGISTRAR_SILENT: CodedDnssecProblem = { code: 'registrar_silent' };

const withEvent = (event: DnssecEvent, ...problems: CodedDnssecProblem[]): StepResult => ({
  event,
  againMs: 0,
  problems,
});
const retryIn = (againMs: number, ...problems: readonly CodedDnssecProblem[]): StepResult => ({ againMs, problems });

const toRefusalProblem = ({ reason, message }: RefusedChange): CodedDnssecProblem => ({
  code: 'registrar_refused',
  params: { reason, said: message },
});

/** Determines and runs the next step of a domain. Every step may be repeated, and interrupted anywhere. */
export async function runStep(deps: StepDeps, row: DnssecRow, domain: DomainRow): Promise<StepResult> {
  switch (row.state) {
    case 'checking':
      return checkReadiness(deps, row, domain);
    case 'adding':
      return checkAddition(deps, row, domain);
    case 'on':
      return checkPublication(deps, row, domain);
    case 'removing':
      return checkRemoval(deps, domain);
    case 'expiring':
      return checkExpiry(deps, row, domain);
  }
}

/** Returns the DS records that match how all servers sign the zone now, and when they may be published; or what prevents that. */
async function checkSigning(
  deps: StepDeps,
  row: DnssecRow,
  domain: DomainRow,
): Promise<
  | { readonly ds: readonly DsRecord[]; readonly publishAt: Date | null }
  | { readonly problems: readonly CodedDnssecProblem[]; readonly againMs: number }
> {
  const blockedBy = (problem: CodedDnssecProblem, againMs = SIGNING_RETRY_MS) => ({ problems: [problem], againMs });
  const held = await deps.registrar.info(domain.name);
  if (held === 'unknown') return blockedBy(REGISTRAR_SILENT, REGISTRAR_RETRY_MS);
  if (held === null) return blockedBy({ code: 'not_held' }, HOUR_MS);
  const nameserversAt = await nameserversChangedAt(deps.db, domain);
  const expected = row.kept === 'here' ? deps.config.nameservers : domain.nameservers;
  const unexpected = held.nameservers.filter((server) => !expected.includes(server));
  if (unexpected.length > 0 || held.nameservers.length === 0) {
    return blockedBy({ code: 'nameservers_differ', params: { domain: domain.name, nameservers: unexpected } });
  }
  if (row.kept === 'elsewhere') {
    const { problems } = await deps.zoneReader.signing(domain.name, held.nameservers, row.ds_records);
    return problems.length > 0
      ? { problems, againMs: SIGNING_RETRY_MS }
      : { ds: row.ds_records, publishAt: publication({ nameserversAt, signed: null })?.at ?? null };
  }
  const zone = await findZone(deps.db, domain.id);
  if (!zone || zone.version === 0) return blockedBy({ code: 'no_zone' }, REGISTRAR_RETRY_MS);
  if (await hasUnsignedAlias(deps.db, deps.nameServer, zone.id)) return blockedBy({ code: 'unsigned_alias' });
  const signed = await ensureSigned(deps, zone);
  return 'problems' in signed
    ? { problems: signed.problems, againMs: SIGNING_RETRY_MS }
    : { ds: signed.ds, publishAt: publication({ nameserversAt, signed })?.at ?? null };
}

async function checkReadiness(deps: StepDeps, row: DnssecRow, domain: DomainRow): Promise<StepResult> {
  const checked = await checkSigning(deps, row, domain);
  if ('problems' in checked) return retryIn(checked.againMs, ...checked.problems);
  const { ds, publishAt } = checked;
  const left = publishAt === null ? 0 : publishAt.getTime() - deps.clock.now().getTime();
  if (left > 0) return { ...retryIn(Math.min(left, HOUR_MS)), ds };
  return { ...withEvent({ kind: 'proved', publishAt }), ds };
}

async function checkAddition(deps: StepDeps, row: DnssecRow, domain: DomainRow): Promise<StepResult> {
  const checked = await checkSigning(deps, row, domain);
  if ('problems' in checked) return retryIn(checked.againMs, ...checked.problems);
  if (!sameDsRecords(checked.ds, row.ds_records)) return withEvent({ kind: 'differs' });
  failpoint('before-ds-added');
  const outcome = await deps.registrar.setDsRecords(domain.name, row.ds_records);
  failpoint('after-ds-added');
  if (outcome.kind === 'refused')
    return { ...withEvent({ kind: 'refused' }, toRefusalProblem(outcome)), againMs: HOUR_MS };
  const registered = await deps.registrar.dsRecords(domain.name);
  return registered !== 'unknown' && sameDsRecords(registered, row.ds_records)
    ? withEvent({ kind: 'registered' })
    : retryIn(REGISTRAR_RETRY_MS, REGISTRAR_SILENT);
}

async function checkPublication(deps: StepDeps, row: DnssecRow, domain: DomainRow): Promise<StepResult> {
  const registered = await deps.registrar.dsRecords(domain.name);
  if (registered !== 'unknown' && !sameDsRecords(registered, row.ds_records)) return withEvent({ kind: 'differs' });
  if (row.kept === 'here') {
    const signedWith = await deps.nameServer.signedWith(domain.name);
    const isLost =
      signedWith !== 'unknown' &&
      !row.ds_records.some((record) => signedWith?.some((ours) => sameDsRecords([ours], [record])));
    if (isLost) {
      deps.log.error(
        { event: 'dnssec.key_lost', domain: domain.name },
        'DNSSEC key missing on the nameserver; removing DS records from the registry',
      );
      return withEvent({ kind: 'lost' }, { code: 'key_lost' });
    }
    return retryIn(HOUR_MS);
  }
  const { problems } = await deps.zoneReader.signing(domain.name, domain.nameservers, row.ds_records);
  return retryIn(HOUR_MS, ...problems);
}

async function checkRemoval({ registrar, log }: StepDeps, { name }: DomainRow): Promise<StepResult> {
  failpoint('before-ds-removed');
  const outcome = await registrar.setDsRecords(name, []);
  failpoint('after-ds-removed');
  if (outcome.kind === 'refused') {
    log.error(
      { event: 'dnssec.ds_removal_rejected', domain: name, message: outcome.message },
      'Registrar refused to remove DS records; will retry',
    );
    return retryIn(10 * MINUTE_MS, toRefusalProblem(outcome));
  }
  const registered = await registrar.dsRecords(name);
  return registered !== 'unknown' && registered.length === 0
    ? withEvent({ kind: 'removed' })
    : retryIn(REGISTRAR_RETRY_MS, REGISTRAR_SILENT);
}

async function checkExpiry(
  { registrar, clock }: StepDeps,
  { removed_at }: DnssecRow,
  { name }: DomainRow,
): Promise<StepResult> {
  const registered = await registrar.dsRecords(name);
  if (registered === 'unknown') return retryIn(SIGNING_RETRY_MS);
  const left = removed_at === null ? 0 : forgottenAt(removed_at).getTime() - clock.now().getTime();
  return registered.length > 0 || left <= 0
    ? withEvent({ kind: 'read_again', isThere: registered.length > 0 })
    : retryIn(Math.min(left, HOUR_MS));
}
