import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference in seconds between a signature's time and ours; an older message could be a replay. */
export const REPLAY_WINDOW_S = 300;

/** Signs a webhook as Stripe does: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(body, secret, seconds).toString('hex')}`;
}

/** Whether a webhook was signed with the secret within the replay window. */
export function isGenuineWebhook(body: string, signature: string | undefined, secret: string, now: Date): boolean {
  const parts = (signature ?? '').split(',').map((part) => part.split('=', 2) as [string, string | undefined]);
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > REPLAY_WINDOW_S) return false;
  const expected = digest(body, secret, seconds);
  // During a change of secret, a provider signs with both.
  return parts.some(([name, hex]) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(hex ?? '')) return false;
    return timingSafeEqual(Buffer.from(hex ?? '', 'hex'), expected);
  });
}

function digest(body: string, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
}
