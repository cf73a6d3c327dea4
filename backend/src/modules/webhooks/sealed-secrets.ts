import type { WebhookEndpointId } from '@storefront/shared/contract';
import { addHours } from 'date-fns';
import type { Secrets } from '../../config/secrets';
import { openText, sealText } from '../../core/sealed-text';
import { createSecret } from './signature';

/** Hours for which a replaced secret signs too, so that the receiver can change over without losing an event. */
const FORMER_HOURS = 24;
/** The most secrets that sign one event; a secret may be lost before the receiver has it, and is then replaced again. */
const SECRETS_MAX = 4;

interface SigningSecret {
  readonly secret: string;
  /** Null for the current one. */
  readonly until: string | null;
}

type Keys = Pick<Secrets, 'accepted'>;

/** The secrets of an endpoint as they are stored. */
export interface SealedSecrets {
  readonly id: WebhookEndpointId;
  readonly sealed_secrets: string;
}

/** Returns the owner of sealed secrets, so that they cannot be moved to another endpoint. */
export const toSecretOwner = (id: string): string => `webhook:${id}`;

function open(keys: Keys, { id, sealed_secrets }: SealedSecrets): SigningSecret[] {
  const text = openText(sealed_secrets, toSecretOwner(id), keys.accepted('webhook-secret'));
  if (text === null)
    throw new Error(
      'Cannot decrypt the secrets of a webhook endpoint; was SECRET_KEY changed without SECOND_SECRET_KEY?',
    );
  return JSON.parse(text) as SigningSecret[];
}

const seal = (keys: Keys, id: WebhookEndpointId, secrets: readonly SigningSecret[]): string =>
  sealText(JSON.stringify(secrets), toSecretOwner(id), keys.accepted('webhook-secret')[0]);

const isValid = ({ until }: SigningSecret, now: Date): boolean => until === null || now < new Date(until);

/** Returns the secrets that sign now, the current one first. @throws if they cannot be decrypted */
export const openSecrets = (keys: Keys, sealed: SealedSecrets, now: Date): string[] =>
  open(keys, sealed)
    .filter((each) => isValid(each, now))
    .map(({ secret }) => secret);

/** Creates the first secret of an endpoint. */
export function createFirst(keys: Keys, id: WebhookEndpointId): { readonly secret: string; readonly sealed: string } {
  const secret = createSecret();
  return { secret, sealed: seal(keys, id, [{ secret, until: null }]) };
}

/** Creates another secret; those that sign now continue for a day. @throws if they cannot be decrypted */
export function createNext(
  keys: Keys,
  stored: SealedSecrets,
  now: Date,
): { readonly secret: string; readonly sealed: string; readonly formerUntil: Date } {
  const secret = createSecret();
  const formerUntil = addHours(now, FORMER_HOURS);
  const former = open(keys, stored)
    .filter((each) => isValid(each, now))
    .map((each) => ({ ...each, until: each.until ?? formerUntil.toISOString() }));
  return {
    secret,
    sealed: seal(keys, stored.id, [{ secret, until: null }, ...former].slice(0, SECRETS_MAX)),
    formerUntil,
  };
}
