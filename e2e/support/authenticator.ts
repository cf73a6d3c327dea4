import type { Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code of an app is shown (RFC 6238). */
const STEP_SECONDS = 30;

/** Advances the clock of the shop. @returns its time */
export async function letTimePass(shopUrl: string, seconds: number): Promise<Date> {
  const answer = await fetch(`${shopUrl}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shopUrl },
    body: JSON.stringify({ seconds }),
  });
  if (!answer.ok) throw new Error(`/dev/clock answered ${answer.status}: ${await answer.text()}`);
  return new Date(((await answer.json()) as { now: string }).now);
}

/**
 * Creates an authenticator app from the key that the shop has shown.
 * @returns a function that returns the next code, after advancing the shop by two time steps, since each code can be used once
 */
export function codeApp(shopUrl: string, key: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')), period: STEP_SECONDS });
  return async () => totp.generate({ timestamp: (await letTimePass(shopUrl, 2 * STEP_SECONDS)).getTime() });
}

/** Adds a virtual passkey authenticator to the tab that approves every request. */
export async function keepPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
