import type { CardFields } from './card-fields';
import { choicesIn, ownOrigin, type OwnBuilds } from './own-builds/own-builds';
import type { RemoteRelease } from './releases';

const YEAR = 31_536_000;

/** For documents only: in a response with a file it has no effect. */
export const PERMISSIONS_POLICY = {
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=(), payment=(self), publickey-credentials-get=(self), publickey-credentials-create=(self)',
};

/** Headers of every response of the gateway, including errors and assets. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers ignore this header over plain http; over https they must never return to http.
    ...(secure ? { 'strict-transport-security': `max-age=${YEAR}; includeSubDomains` } : {}),
  };
}

export interface PolicyParts {
  readonly nonce: string;
  readonly releases: readonly RemoteRelease[];
  readonly hostPolicies: readonly string[];
  readonly cardFields: CardFields;
  /** Hashes of the `style` attributes in the document. */
  readonly styleHashes: readonly string[];
  /** Own builds of this browser. */
  readonly ownBuilds: OwnBuilds;
}

/**
 * Returns the document's content security policy: only scripts with this response's nonce, and scripts that they load through the
 * registry's Trusted Types policies.
 */
export function contentSecurityPolicy({
  nonce,
  releases,
  hostPolicies,
  cardFields,
  styleHashes,
  ownBuilds,
}: PolicyParts): string {
  const own = choicesIn(ownBuilds);
  const ownOrigins = own.map(([, port]) => ownOrigin(port));
  const origins = [...new Set([...releases.map(({ base }) => new URL(base).origin), ...ownOrigins])];
  const policies = [
    'sf-federation',
    ...hostPolicies,
    ...cardFields.trustedTypes,
    ...releases.flatMap((release) => release.policies),
    ...own.map(([name]) => `sf-${name}`),
  ];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' ${origins.join(' ')}`.trimEnd(),
    ...(styleHashes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styleHashes.join(' ')}`] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    // The page itself fetches the files of an own build, as the gateway cannot reach the developer's machine.
    ["connect-src 'self'", ...ownOrigins, ...cardFields.connections].join(' '),
    "manifest-src 'self'",
    // `'self'` is for the preview of the embed, the only page of ours that may be framed.
    `frame-src 'self' ${cardFields.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A remote that is retried creates its policy again.
    `trusted-types ${[...new Set(policies)].join(' ')} 'allow-duplicates'`,
    'report-to policy',
  ].join('; ');
}

/** Headers of documents, in addition to their policy. */
export function documentHeaders({ hasForeignScripts }: CardFields): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...PERMISSIONS_POLICY,
    ...(!hasForeignScripts && { 'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)' }),
    'reporting-endpoints': 'policy="/reports/policy"',
  };
}
