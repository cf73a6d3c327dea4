import type { Coded } from '../contract/coded';
import type { EmailForwardProblemParams, ForwardingUrlProblem } from '../contract/problem-codes';
import { isPublicAddress, readIpv4, readIpv6 } from './ip-address';
import { toAscii } from './names';

/** The longest URL that the forwarding service accepts (XCP `set_domain_forwarding`). */
const FORWARDING_URL_MAX = 200;

/** Names that refer to the local network, not to a place on the Internet (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion)$/;

/**
 * Normalises the URL to which visitors of a domain (ASCII) are redirected, or returns why it is refused: only web URLs, only publicly
 * reachable hosts (fault A6), and not the domain itself.
 */
export function readForwardingUrl(
  domain: string,
  typed: string,
): { readonly url: string } | { readonly problem: ForwardingUrlProblem } {
  const text = typed.trim();
  const wrong = { problem: { code: 'url_wrong' } } as const;
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  } catch {
    return wrong;
  }
  if (text === '' || (url.protocol !== 'https:' && url.protocol !== 'http:')) return wrong;
  if (url.username || url.password) return { problem: { code: 'url_credentials' } };
  const host = url.hostname.replace(/\.$/, '');
  const address = readIpv4(host) ?? readIpv6(host.replace(/^\[|\]$/g, ''));
  if (address !== null ? !isPublicAddress(address) : LOCAL.test(host) || toAscii(host) === null)
    return { problem: { code: 'url_unreachable', params: { host } } };
  if (host === domain || host === `www.${domain}`) return { problem: { code: 'url_circle' } };
  return url.href.length > FORWARDING_URL_MAX
    ? { problem: { code: 'url_too_long', params: { max: FORWARDING_URL_MAX } } }
    : { url: url.href };
}

/** Forwards mail for `alias` at a domain to `target`; the alias `*` receives everything else. */
export interface EmailForward {
  readonly alias: string;
  readonly target: string;
}

export type EmailForwardProblem = {
  readonly index: number;
  readonly field: keyof EmailForward;
} & Coded<EmailForwardProblemParams>;

/** An unquoted local part with the usual characters (RFC 5321 section 4.1.2). */
const LOCAL_PART = /^(\*|[a-z0-9]([a-z0-9._+-]{0,62}[a-z0-9])?)$/;
/**
 * A mailbox that mail is forwarded to. Mail servers read a comma as the end of an address, and `%` and `!` as a route through another host
 * (RFC 5321 appendix C and F.2): one target would become several unvalidated ones.
 */
const MAILBOX = /^(?![-.])[\p{L}\p{M}\p{N}.+_&'=~#-]{1,64}@([^\s@]+)$/u;

/** Parses the forwards typed for a domain (ASCII). Returns them without empty rows, or everything that is wrong with them. */
export function readEmailForwards(
  domain: string,
  typed: readonly EmailForward[],
): { readonly forwards: readonly EmailForward[] } | { readonly problems: readonly EmailForwardProblem[] } {
  const problems: EmailForwardProblem[] = [];
  const forwards: EmailForward[] = [];
  for (const [index, row] of typed.entries()) {
    const alias = row.alias.trim().toLowerCase();
    const target = row.target.trim();
    if (alias === '' && target === '') continue;
    const host = toAscii(MAILBOX.exec(target)?.[1] ?? '');
    if (!LOCAL_PART.test(alias)) problems.push({ index, field: 'alias', code: 'alias_wrong', params: { domain } });
    else if (
      forwards.some((earlier) => earlier.alias === alias && earlier.target.toLowerCase() === target.toLowerCase())
    )
      problems.push({ index, field: 'target', code: 'alias_twice', params: { alias } });
    if (host === null) problems.push({ index, field: 'target', code: 'target_wrong' });
    else if (host === domain) problems.push({ index, field: 'target', code: 'target_circle' });
    forwards.push({ alias, target });
  }
  return problems.length > 0 ? { problems } : { forwards };
}
