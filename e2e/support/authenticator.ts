import type { Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code of an app is shown (RFC 6238). */
const STEP_SECONDS = 30;

/** Lets time go by in the shop. @returns the time there */
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
 * An app that makes codes from the key that the shop has shown.
 * @returns what the app shows next; two of its steps go by in the shop before it, since each code counts once
 */
export function codeApp(shopUrl: string, key: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')), period: STEP_SECONDS });
  return async () => totp.generate({ timestamp: (await letTimePass(shopUrl, 2 * STEP_SECONDS)).getTime() });
}

/** Gives the tab a device that keeps passkeys, whose owner says yes to every question. */
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
