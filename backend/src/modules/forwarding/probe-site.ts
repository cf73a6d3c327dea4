import { request } from 'node:http';

const TIMEOUT_MS = 2_000;

interface SiteAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly hasCertificate: boolean;
}

/** Requests `host` from the forwarding service; null without a response. With `key` it also reports on the certificate. */
export function probeSite(origin: string, host: string, key: string): Promise<SiteAnswer | null> {
  return new Promise((resolve) => {
    const call = request(
      `${origin}/`,
      { method: 'HEAD', agent: false, headers: { host, authorization: `Bearer ${key}` }, timeout: TIMEOUT_MS },
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
