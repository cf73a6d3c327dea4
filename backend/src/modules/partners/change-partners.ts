import { randomBytes } from 'node:crypto';
import type { PartnerId } from '@storefront/shared/contract';
import type { PartnerState } from '@storefront/shared/contract/desk';
import { millisecondsInDay } from 'date-fns/constants';
import { isWorking, type Partner, type PartnerDirectory } from '../../core/partners';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound, unprocessable } from '../../http/errors';
import { audit, type Actor } from '../audit';
import { endKey, insertKey, insertPartner, lockPartner, retireCurrentKey, updatePartner } from './queries';

export interface PartnerChangeDeps extends Pick<Deps, 'db' | 'clock'> {
  readonly partners: PartnerDirectory;
}

/** Who changes a partner. `prove` verifies the second-factor code, after all other checks. */
interface ProvingActor extends Actor {
  readonly prove: () => Promise<unknown>;
}

/** Returns a partner in its audited form, with its working keys only. */
const toState = ({ name, origins, keys, disabledAt }: Partner, now: Date): PartnerState => ({
  name,
  origins: [...origins],
  is_disabled: disabledAt !== null,
  keys: keys
    .filter((key) => isWorking(key, now))
    .map(({ key, isCurrent, endsAt }) => ({ key, is_current: isCurrent, ends_at: endsAt?.toISOString() ?? null })),
});

const refused = (what: 'partner_changed' | 'partner_known' | 'partner_keys' | 'partner_same', message: string) =>
  conflict(message, { code: 'desk_refused', params: { what } });

const known = (id: string) => refused('partner_known', `There is a partner with the ID ${id} already.`);

/** 128 bits: not a secret, but unpredictable, so that no page can contain a key before it exists. */
const createKey = (): string => `pk_${randomBytes(16).toString('base64url')}`;

async function insert(
  { db, clock, partners }: PartnerChangeDeps,
  partner: { readonly id: PartnerId; readonly name: string; readonly origins: readonly string[]; readonly key: string },
  action: 'partner.added' | 'partner.taken_over',
  { actor, requestId, prove }: ProvingActor,
): Promise<Partner> {
  await prove();
  const { id } = partner;
  const at = clock.now();
  try {
    await inTransaction(db, async (tx) => {
      await insertPartner(tx, partner, at);
      const after = await readLocked(tx, id);
      await audit(tx, { at, actor, requestId, action, subject: `partner:${id}`, after: toState(after, at) });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw known(id);
    throw error;
  }
  return readChanged(partners, id);
}

async function readLocked(tx: Tx, id: PartnerId): Promise<Partner> {
  const partner = await lockPartner(tx, id);
  if (!partner) throw new Error(`Partner ${id} not found`);
  return partner;
}

async function readChanged(partners: PartnerDirectory, id: PartnerId): Promise<Partner> {
  await partners.refresh();
  const partner = partners.find(id);
  if (!partner) throw new Error(`Partner ${id} not found`);
  return partner;
}

/** @throws HttpError 409 `desk_refused` if the id exists in the database or the settings */
export async function addPartner(
  deps: PartnerChangeDeps,
  { id, name, origins }: { readonly id: PartnerId; readonly name: string; readonly origins: readonly string[] },
  by: ProvingActor,
): Promise<Partner> {
  await deps.partners.refresh();
  if (deps.partners.find(id)) throw known(id);
  return insert(deps, { id, name, origins: [...new Set(origins)], key: createKey() }, 'partner.added', by);
}

/** Moves a partner from the settings to the database, with its key. @throws HttpError 404, 409 `desk_refused` */
export async function takeOverPartner(deps: PartnerChangeDeps, id: PartnerId, by: ProvingActor): Promise<Partner> {
  await deps.partners.refresh();
  const partner = deps.partners.find(id);
  const key = partner?.keys[0]?.key;
  if (!partner || key === undefined) throw noSuchPartner();
  if (partner.version > 0) throw known(id);
  return insert(deps, { id, name: partner.name, origins: partner.origins, key }, 'partner.taken_over', by);
}

export const noSuchPartner = () =>
  notFound('There is no such partner.', { code: 'desk_refused', params: { what: 'not_found' } });

const changedMeanwhile = () =>
  refused(
    'partner_changed',
    'Somebody else has changed this partner in the meantime, and nothing was changed now. Close this and look at what is there.',
  );

interface Change {
  readonly action:
    'partner.edited' | 'partner.disabled' | 'partner.enabled' | 'partner.key_issued' | 'partner.key_revoked';
  /** @throws HttpError if the change is not possible; called before the code is verified, and again in the transaction */
  readonly check: (partner: Partner, now: Date) => void;
  readonly make: (tx: Tx, now: Date) => Promise<void>;
}

/** Changes a partner, unless it has changed since the staff saw it. @throws HttpError 404, 409 `desk_refused` */
async function change(
  { db, clock, partners }: PartnerChangeDeps,
  { id, version }: { readonly id: PartnerId; readonly version: number },
  { action, check, make }: Change,
  { actor, requestId, prove }: ProvingActor,
): Promise<Partner> {
  const look = (partner: Partner | undefined, now: Date): Partner => {
    if (!partner || partner.version === 0) throw noSuchPartner();
    if (partner.version !== version) throw changedMeanwhile();
    check(partner, now);
    return partner;
  };
  await partners.refresh();
  look(partners.find(id), clock.now());
  await prove();
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const before = look(await lockPartner(tx, id), at);
    await make(tx, at);
    const after = await readLocked(tx, id);
    await audit(tx, {
      at,
      actor,
      requestId,
      action,
      subject: `partner:${id}`,
      before: toState(before, at),
      after: toState(after, at),
    });
  });
  return readChanged(partners, id);
}

/** A partner, and the version on which a change is based. */
type ShownVersion = { readonly id: PartnerId; readonly version: number };

const unchanged = () => refused('partner_same', 'This would change nothing.');

export async function editPartner(
  deps: PartnerChangeDeps,
  shown: ShownVersion,
  { name, origins: texts }: { readonly name: string; readonly origins: readonly string[] },
  by: ProvingActor,
): Promise<Partner> {
  const origins = [...new Set(texts)];
  return change(
    deps,
    shown,
    {
      action: 'partner.edited',
      check: (partner) => {
        const isSame =
          partner.origins.length === origins.length && origins.every((each) => partner.origins.includes(each));
        if (isSame && partner.name === name) throw unchanged();
      },
      make: (tx, now) => updatePartner(tx, shown.id, { name, origins }, now),
    },
    by,
  );
}

export async function switchPartner(
  deps: PartnerChangeDeps,
  shown: ShownVersion,
  { isDisabled }: { readonly isDisabled: boolean },
  by: ProvingActor,
): Promise<Partner> {
  return change(
    deps,
    shown,
    {
      action: isDisabled ? 'partner.disabled' : 'partner.enabled',
      check: ({ disabledAt }) => {
        if ((disabledAt !== null) === isDisabled) throw unchanged();
      },
      make: (tx, now) => updatePartner(tx, shown.id, { disabled_at: isDisabled ? now : null }, now),
    },
    by,
  );
}

/** Returns the end of a UTC day, inclusive. */
const getDayEnd = (day: string): Date => new Date(Date.parse(day) + millisecondsInDay);

/** @throws HttpError 404, 409 `desk_refused`, also while a former key works; 422 for a past day */
export async function issuePartnerKey(
  deps: PartnerChangeDeps,
  shown: ShownVersion,
  { until }: { readonly until: string | null },
  by: ProvingActor,
): Promise<Partner> {
  const endsAt = until === null ? null : getDayEnd(until);
  return change(
    deps,
    shown,
    {
      action: 'partner.key_issued',
      check: ({ keys }, now) => {
        if (keys.some((key) => !key.isCurrent && isWorking(key, now)))
          throw refused('partner_keys', 'Two keys of this partner work already. Revoke the former one first.');
        if (endsAt && endsAt <= now)
          throw unprocessable('The last day of the present key is over. Choose today or later.', { code: 'invalid' });
      },
      make: async (tx, now) => {
        await retireCurrentKey(tx, shown.id, endsAt);
        await insertKey(tx, shown.id, createKey(), now);
        await updatePartner(tx, shown.id, {}, now);
      },
    },
    by,
  );
}

/** @throws HttpError 404, 409 `desk_refused` for the current key and for one that has ended */
export async function revokePartnerKey(
  deps: PartnerChangeDeps,
  shown: ShownVersion,
  { key: revoked }: { readonly key: string },
  by: ProvingActor,
): Promise<Partner> {
  return change(
    deps,
    shown,
    {
      action: 'partner.key_revoked',
      check: ({ keys }, now) => {
        const key = keys.find((one) => one.key === revoked);
        if (!key) throw noSuchPartner();
        if (key.isCurrent)
          throw refused(
            'partner_keys',
            'This is the current key. Issue a new one before you revoke it, or disable the partner.',
          );
        if (!isWorking(key, now)) throw unchanged();
      },
      make: async (tx, now) => {
        await endKey(tx, revoked, now);
        await updatePartner(tx, shown.id, {}, now);
      },
    },
    by,
  );
}
