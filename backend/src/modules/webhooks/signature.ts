import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookEventId } from '@storefront/shared/contract';

const PREFIX = 'whsec_';
/** The specification asks for 24 to 64. */
const SECRET_BYTES = 32;

export const createSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface Signed {
  readonly id: WebhookEventId;
  readonly at: Date;
  readonly body: string;
}

/**
 * Returns the headers of a signed event, as the specification Standard Webhooks defines them: one signature for each secret, so that a
 * receiver may know either.
 */
export function signEvent(
  { id, at, body }: Signed,
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const sign = (secret: string): string =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
