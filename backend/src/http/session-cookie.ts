import type { Config } from '../config/config';

/** Name and attributes of the session cookie: with the `__Host-` prefix wherever the shop is served over TLS (RFC 6265bis). */
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https://');
  return {
    name: secure ? '__Host-storefront_session' : 'storefront_session',
    attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' } as const,
  };
}
