import { toAscii, TRANSFER_NAMES_MAX } from '@storefront/shared/domain';

/** Reads the domains from a URL: `domain` repeated or with commas, in any script (RT-11). Invalid ones are left out. */
export function readAskedDomains(query: URLSearchParams): string[] {
  const names = query
    .getAll('domain')
    .flatMap((value) => value.split(','))
    .flatMap((name) => toAscii(name) ?? []);
  return [...new Set(names)].slice(0, TRANSFER_NAMES_MAX);
}
