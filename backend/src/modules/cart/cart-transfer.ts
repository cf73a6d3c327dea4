import { secondsInHour } from 'date-fns/constants';
import { createHash, randomBytes } from 'node:crypto';
import type { CartChoice, CartTransfer, PartnerId, SeenLine } from '@storefront/shared/contract';
import type { Deps } from '../../deps';
import { notFound, type HttpError } from '../../http/errors';
import { defineQueue } from '../../jobs/jobs';
import {
  type CartTransferRow,
  claimCartTransfer,
  cleanCartTransfers,
  findCartTransfer,
  insertCartTransfer,
} from './queries';
import { signReferral } from './referral';

/** Lifetime of a link: long enough to get to the other device, short enough if it is left in a chat. */
const LIFE_SECONDS = 24 * 3_600;
/** How long expired and taken links are distinguished from unknown ones. Their contents are deleted as soon as they end. */
const REMEMBERED_SECONDS = 30 * 24 * 3_600;

type CartTransferDeps = Pick<Deps, 'db' | 'clock'>;

interface CartTransferKind {
  readonly lifeSeconds: number;
  /** The partner it comes from, if not from another device. */
  readonly from?: { readonly partnerId: PartnerId; readonly seen: SeenLine[] };
}

const toHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Stores a cart for another device or for the shop under a new 256-bit id, of which only the hash is stored. */
export async function saveCartTransfer(
  { db, clock }: CartTransferDeps,
  choices: CartChoice[],
  { lifeSeconds, from }: CartTransferKind = { lifeSeconds: LIFE_SECONDS },
): Promise<{ id: string; expires_at: string }> {
  const id = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1_000);
  await insertCartTransfer(db, {
    id_hash: toHash(id),
    choices,
    created_at: now,
    expires_at: expiresAt,
    partner_id: from?.partnerId ?? null,
    seen: from?.seen ?? null,
  });
  return { id, expires_at: expiresAt.toISOString() };
}

type ReaderDeps = CartTransferDeps & Pick<Deps, 'config' | 'partners'>;

/** A disabled or deleted partner gets no credit for orders, but the shopper still gets the cart. */
function toCartTransfer(
  { config, clock, partners }: ReaderDeps,
  { choices, expires_at, partner_id, seen }: CartTransferRow,
): CartTransfer {
  const partner = partner_id === null ? undefined : partners.find(partner_id);
  const from = partner?.disabledAt === null && {
    name: partner.name,
    referral: signReferral(partner.id, clock.now(), config.secrets.signingKey('referral')),
    seen: seen ?? [],
  };
  return { choices, expires_at: expires_at.toISOString(), ...(from && { from }) };
}

function linkError(row: CartTransferRow | undefined, now: Date): HttpError {
  if (!row)
    return notFound('There is no cart at this link. Create a new link on the device that has the cart.', {
      code: 'handover_unknown',
    });
  if (row.taken_at)
    return notFound('This link was already used. Create a new one on the device that has the cart.', {
      code: 'handover_used',
    });
  if (row.expires_at <= now)
    return notFound('This link has expired. Create a new one on the device that has the cart.', {
      code: 'handover_expired',
    });
  throw new Error('A valid cart transfer was not found by its own conditions');
}

/** Returns the contents of a link without taking it. @throws HttpError 404 with the reason if it cannot be taken */
export async function readCartTransfer(deps: ReaderDeps, id: string): Promise<CartTransfer> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await findCartTransfer(db, toHash(id));
  if (row && !row.taken_at && row.expires_at > now) return toCartTransfer(deps, row);
  throw linkError(row, now);
}

/**
 * Takes a cart. Of concurrent takers only one gets it, and the same one gets it again on a retry.
 * @throws HttpError 404 with the reason if it cannot be taken
 */
export async function redeemCartTransfer(deps: ReaderDeps, id: string, key: string): Promise<CartTransfer> {
  const { db, clock } = deps;
  const now = clock.now();
  const taken = await claimCartTransfer(db, toHash(id), toHash(key), now);
  if (taken) return toCartTransfer(deps, taken);
  throw linkError(await findCartTransfer(db, toHash(id)), now);
}

const cleaning = defineQueue<Record<string, never>>({
  name: 'handover-clean',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 60,
});

export function registerCartTransferCleanupJob({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(cleaning, async () => {
    const now = clock.now();
    await cleanCartTransfers(db, new Date(now.getTime() - REMEMBERED_SECONDS * 1_000), now);
  });
  jobs.every(secondsInHour, cleaning, {});
}
