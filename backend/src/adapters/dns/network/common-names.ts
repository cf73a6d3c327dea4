import { randomBytes } from 'node:crypto';

/** A name relative to its zone, and the types to query. A CNAME is returned for any type. */
export interface NameQuery {
  readonly name: string;
  readonly types: readonly string[];
}

/** `dns-packet` has no name for the HTTPS type. */
export const HTTPS = 'UNKNOWN_65';
/** Types queried for hosts, including those discovered on the way. */
export const HOST_TYPES = ['A', 'MX', 'TXT', 'AAAA'];

const HOSTS =
  'mail smtp imap pop pop3 webmail mx mx1 mx2 email autodiscover autoconfig mta-sts lyncdiscover sip enterpriseregistration enterpriseenrollment ' +
  'ftp sftp blog shop store app api cdn static assets img images media files docs help support status news forum wiki portal login my m ' +
  'dev test staging demo admin cpanel webdisk remote vpn cloud calendar ns1 ns2 em bounce send track links go email-tracking';
/** Selectors of DKIM keys (RFC 6376) at large providers. */
const SELECTORS =
  'default google selector1 selector2 s1 s2 k1 k2 k3 mail dkim smtp mx fm1 fm2 fm3 protonmail protonmail2 protonmail3 zoho zmail mandrill mailjet mailo pm sig1 everlytickey1 everlytickey2 hs1 hs2 resend krs key1 key2';
/** Policies and proofs of ownership, such as those of RFC 7489, 8460 and 8461. */
const TEXTS = '_dmarc _mta-sts _smtp._tls _domainkey default._bimi _amazonses _acme-challenge _atproto _dnslink';
const SERVICES =
  '_sip._tls _sip._tcp _sip._udp _sips._tcp _sipfederationtls._tcp _autodiscover._tcp _imap._tcp _imaps._tcp _pop3._tcp _pop3s._tcp _submission._tcp ' +
  '_submissions._tcp _caldav._tcp _caldavs._tcp _carddav._tcp _carddavs._tcp _xmpp-client._tcp _xmpp-server._tcp _matrix._tcp _matrix-fed._tcp ' +
  '_minecraft._tcp _ts3._udp _stun._udp _turn._udp _ldap._tcp _kerberos._udp';
const CERTIFICATES = '_443._tcp _443._tcp.www _25._tcp _25._tcp.mail';

const toQueries = (names: string, types: readonly string[], below = ''): NameQuery[] =>
  names.split(' ').map((name) => ({ name: name + below, types }));

/** Names commonly used by sites, mail and services, without duplicates; the apex first. NS and SOA of the apex are not copied. */
export const COMMON_NAMES: readonly NameQuery[] = [
  { name: '@', types: ['A', 'MX', 'TXT', 'CAA', 'AAAA', HTTPS] },
  { name: 'www', types: [...HOST_TYPES, HTTPS] },
  ...toQueries(HOSTS, HOST_TYPES),
  ...toQueries(TEXTS, ['TXT']),
  ...toQueries(SELECTORS, ['TXT'], '._domainkey'),
  ...toQueries(SERVICES, ['SRV']),
  ...toQueries(CERTIFICATES, ['TLSA']),
];

/** Returns the parent of a name, relative to the zone. */
export const getParent = (name: string): string => (name.includes('.') ? name.slice(name.indexOf('.') + 1) : '@');

/** Returns the name of a label below a parent, relative to the zone. */
export const joinName = (label: string, parent: string): string => (parent === '@' ? label : `${label}.${parent}`);

/** Returns unused labels below all parents of the queried names: an answer for one comes from a wildcard there (RFC 4592). */
export function wildcardProbes(): ReadonlyMap<string, NameQuery> {
  const types = new Map<string, Set<string>>();
  for (const { name, types: own } of COMMON_NAMES) {
    if (name === '@') continue;
    const parent = getParent(name);
    types.set(parent, new Set([...(types.get(parent) ?? []), ...own]));
  }
  return new Map(
    [...types].map(([parent, all]) => [
      parent,
      {
        name: joinName(`x${randomBytes(8).toString('hex')}`, parent),
        types: [...all].filter((type) => type !== HTTPS),
      },
    ]),
  );
}
