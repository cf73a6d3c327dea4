import type { CodedDnssecProblem, DnssecProblemParams } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';

/** Sentences by code, for the owner of the domain. */
const sentences: { readonly [Code in keyof DnssecProblemParams]: (params: DnssecProblemParams[Code]) => string } = {
  registrar_silent: () => 'The registrar is not responding. We keep trying.',
  registrar_refused: ({ said }) => said,
  not_held: () => 'The domain is not in the registrar account.',
  nameservers_differ: ({ domain, nameservers }) =>
    `The registry has other nameservers for ${toUnicode(domain)}: ${nameservers.join(', ') || 'none'}. Turn DNSSEC off, set the nameservers again, and turn it back on two days later.`,
  key_lost: () =>
    'Our nameservers no longer have the key that the DS record is for, so the record is being taken out of the registry. Turn DNSSEC on again when it is off.',
  no_zone: () => 'Its zone is not there yet.',
  unsigned_alias: () => 'Our nameservers cannot sign ALIAS records. Remove them under DNS.',
  our_servers_silent: () => 'Our nameservers are not responding.',
  our_servers_unsigned: ({ zone }) => `Our nameservers do not sign ${zone} yet.`,
  our_servers_unreachable: () => 'Our nameservers cannot be asked from here.',
  address_unknown: ({ server }) => `The address of ${server} could not be found.`,
  address_private: ({ server }) => `${server} has an address that cannot be reached from the Internet.`,
  server_silent: ({ server }) => `${server} did not answer.`,
  zone_not_served: ({ server, zone }) => `${server} does not serve ${zone}.`,
  answers_without_zone: ({ server, zone }) => `${server} answers, but does not serve ${zone}.`,
  no_key: ({ server, zone }) => `${server} serves ${zone} without DNSSEC: there is no DNSKEY record.`,
  too_many_keys: ({ server, zone }) => `${server} has more keys or signatures for ${zone} than resolvers look at.`,
  no_key_for_ds: ({ server, ds, found }) =>
    `${server} has no key that fits the DS record ${ds}.${found.length ? ` The key there has ${found.join(' and ')}.` : ''}`,
  key_unused: ({ server }) =>
    `${server} has the key, but does not sign with it: the signature is missing, wrong or no longer valid.`,
  records_unsigned: ({ server, zone }) => `${server} does not sign the records of ${zone} with its keys.`,
};

/** Returns a problem with DNSSEC as a sentence for the owner of the domain. */
export function dnssecProblemText({ code, params }: CodedDnssecProblem): string {
  const sentence = sentences[code] as (params: CodedDnssecProblem['params']) => string;
  return sentence(params);
}

export function dnssecProblemsText(problems: readonly CodedDnssecProblem[]): string | null {
  return problems.length > 0 ? problems.map(dnssecProblemText).join(' ') : null;
}
