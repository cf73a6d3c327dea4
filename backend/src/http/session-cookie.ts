import type { Config } from '../config/config';

/** Name and attributes of the session cookie; with the `__Host-` prefix over TLS (RFC 6265bis). */
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https://');
  return {
    name: secure ? '__Host-storefront_session' : 'storefront_session',
    attributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' } as const,
  };
}

/**
 * Tells the shop's scripts before their first call that support acts for a customer, so that none of that customer's data gets into the
 * browser's storage (BO-03g). It contains nothing else and proves nothing; scripts read it, so it is not HttpOnly.
 */
export function supportCookie({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https://');
  return { name: 'storefront_support', attributes: { secure, httpOnly: false, sameSite: 'lax', path: '/' } as const };
}
