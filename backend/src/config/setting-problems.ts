import { mailProblems } from './mail';
import type { GivenSettings, Settings } from './settings';
import { isTestMode, stripeProblems } from './stripe';

function opensrsProblems(env: GivenSettings): string[] {
  const missing = ['OPENSRS_USERNAME', 'OPENSRS_KEY']
    .filter((name) => !env[name])
    .map((name) => `${name}: is required with REGISTRAR=opensrs`);
  const isLive = env.OPENSRS_ENVIRONMENT === 'live';
  return [
    ...missing,
    ...(env.NAMESERVERS
      ? []
      : ['NAMESERVERS: is required with REGISTRAR=opensrs, as every name that is registered is delegated to them']),
    ...(env.ZONE_READER === 'network'
      ? []
      : [
          'ZONE_READER: must be network with REGISTRAR=opensrs, or names that are transferred in get zones that are made up',
        ]),
    ...(isLive && (env.DNS_SERVER ?? 'sandbox') === 'sandbox'
      ? ['DNS_SERVER: must not be the sandbox with OPENSRS_ENVIRONMENT=live, which delegates real names to it']
      : []),
    ...(isLive && (env.PAYMENT_PROVIDER ?? 'sandbox') === 'sandbox'
      ? [
          'PAYMENT_PROVIDER: must not be the sandbox with OPENSRS_ENVIRONMENT=live, which buys real names for test cards',
        ]
      : []),
  ];
}

/** Returns what a production shop lacks, or must not have. @param data undefined if a setting is invalid */
export function productionProblems(env: GivenSettings, data: Settings | undefined): string[] {
  const problems: string[] = [];
  if (!env.SECRET_KEY) problems.push('SECRET_KEY: is required in production');
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL: is required in production');
  else if (!env.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL: must start with https:// in production');
  if (Number(env.DESK_PORT ?? 0) > 0 && !env.DESK_URL?.startsWith('https://'))
    problems.push('DESK_URL: must start with https:// in production, where DESK_PORT is set');
  if (!env.DATABASE_URL)
    problems.push('DATABASE_URL: is required in production, the embedded database does not survive a loss of power');
  if (!env.SMTP_URL)
    problems.push('SMTP_URL: is required in production, customers cannot verify their address without email');
  if (!data || data.ALLOW_SANDBOX) return problems;
  const sandboxes = (['REGISTRAR', 'PAYMENT_PROVIDER'] as const).filter((name) => data[name] === 'sandbox');
  if (sandboxes.length)
    problems.push(
      `${sandboxes.join(', ')}: the sandboxes sell nothing real; set ALLOW_SANDBOX=true for a public demonstration`,
    );
  if (isTestMode(data))
    problems.push(
      'STRIPE_SECRET_KEY: is a Stripe test key, so no money moves; set ALLOW_SANDBOX=true for a public demonstration',
    );
  return problems;
}

/** Returns problems between settings that are valid one by one. @param data undefined if a setting is invalid */
export function combinedProblems(env: GivenSettings, data: Settings | undefined): string[] {
  const problems: string[] = [];
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    problems.push('DATABASE_URL: is required with DATABASE_REPLICA_URL');
  problems.push(...mailProblems(env));
  if (env.DNS_SERVER === 'powerdns') {
    for (const name of ['POWERDNS_URL', 'POWERDNS_API_KEY'])
      if (!env[name]) problems.push(`${name}: is required with DNS_SERVER=powerdns`);
  }
  if (env.VAT_REGISTER === 'vies' && !env.SELLER_COUNTRY)
    problems.push('SELLER_COUNTRY: is required with VAT_REGISTER=vies');
  if (env.REGISTRAR === 'opensrs') problems.push(...opensrsProblems(env));
  problems.push(...stripeProblems(env));
  if (!data) return problems;
  const { NAMESERVERS, NAMESERVER_ADDRESSES, CURRENCIES, CURRENCY_PRIORITY } = data;
  if (NAMESERVER_ADDRESSES && NAMESERVER_ADDRESSES.length !== NAMESERVERS.length)
    problems.push(`NAMESERVER_ADDRESSES: has ${NAMESERVER_ADDRESSES.length}, NAMESERVERS ${NAMESERVERS.length}`);
  const unsold = CURRENCY_PRIORITY?.filter((code) => !CURRENCIES.includes(code)) ?? [];
  if (unsold.length) problems.push(`CURRENCY_PRIORITY: ${unsold.join(', ')} is not in CURRENCIES`);
  return problems;
}
