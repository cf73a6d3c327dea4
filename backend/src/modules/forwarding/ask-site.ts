import { request } from 'node:http';

/** Milliseconds that the forwarding service has to answer. */
const PATIENCE_MS = 2_000;

/** How the forwarding service answers a visitor of a domain. */
export interface SiteAnswer {
  readonly status: number;
  readonly location: string | undefined;
  /** Whether it has a certificate for the name. */
  readonly hasCertificate: boolean;
}

/**
 * Asks the forwarding service as a visitor of `host` would; null where it does not answer. With `key` it also reports on the certificate.
 */
export function askSite(origin: string, host: string, key: string): Promise<SiteAnswer | null> {
  return new Promise((resolve) => {
    const call = request(
      `${origin}/`,
      { method: 'HEAD', agent: false, headers: { host, authorization: `Bearer ${key}` }, timeout: PATIENCE_MS },
      (answer) => {
        answer.resume();
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          hasCertificate: answer.headers['x-certificate'] === 'yes',
        });
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    call.end();
  });
}
