import type { CodedDnssecProblem } from '@storefront/shared/contract';
import { dnssecProblemText } from '../../../dns/dnssec-problem';
import { ONLY_COMMON_NAMES } from '../../../ports/zone-reader';
import type { CopiedNames } from './zone-copy';

const LISTED_MAX = 8;

/** Formats `a, b and 3 more`, or `a and b`. */
function listFirst(items: readonly string[]): string {
  const shown = items.slice(0, LISTED_MAX);
  const rest = items.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : (all[0] ?? '');
}

/** Explains DNSSEC when nameservers change: the DS record at the registry matches the keys of the old ones (RFC 6781 section 4.3.5). */
export function describeDnssec(domain: string, isSigned: boolean | 'unknown'): string[] {
  if (isSigned === 'unknown')
    return [
      `Whether DNSSEC is on for ${domain} could not be found out. If it is, switch it off two days before you change nameservers.`,
    ];
  if (!isSigned) return [];
  return [
    `DNSSEC is on for ${domain}. Switch it off where it is managed now, and change nameservers two days later: otherwise ${domain} cannot be found until it is off.`,
  ];
}

export function describeFailedCopy(problems: readonly CodedDnssecProblem[]): string[] {
  return [
    ...problems.map(dnssecProblemText),
    'So no record could be copied. Take them from the list at your present DNS provider before you change nameservers.',
  ];
}

/** Explains what a copy lacks, as far as known, and finally what cannot be known. */
export function describeGaps({ unanswered, refused, hasHttps, isCut }: CopiedNames, domain: string): string[] {
  const shown = (name: string): string => (name === '@' ? domain : name);
  const silent = [...unanswered].map(([name, types]) => `${shown(name)} (${types.join(', ')})`);
  const refusals = [...refused]
    .map((key) => key.split(' '))
    .map(([type = '', name = '']) => `${type} of ${shown(name)}`);
  return [
    ...(silent.length
      ? [
          `Your nameservers did not answer queries for ${listFirst(silent)}. If there are records, they are not in the copy.`,
        ]
      : []),
    ...(refusals.length
      ? [`Not in the copy, because our nameservers do not support such a value: ${listFirst(refusals)}.`]
      : []),
    ...(hasHttps ? ['HTTPS records are not in the copy. Browsers open your site without them.'] : []),
    ...(isCut ? ['The zone has more records than can be read from outside.'] : []),
    ONLY_COMMON_NAMES,
  ];
}
