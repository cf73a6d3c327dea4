import type { ForwardingStanding, ForwardingState } from '@storefront/shared/contract';
import { queryDns } from '../../dns/query-dns';
import type { Rrset } from '../../core/rrset';
import { toRrsets } from '../../dns/rrsets';
import { isAnswered, isSameData } from '../../dns/same-answer';
import { probeMailServer } from './probe-mail-server';
import { probeSite } from './probe-site';
import type { Deps } from '../../deps';
import { listForwardingRecords, isForwarded, isMailForwarded, type ForwardedDomain, isServedHere } from '../dns';
import type { DomainRow } from '../portfolio';
import { ownRecordsInTheWay } from './in-the-way';

type StateDeps = Pick<Deps, 'config' | 'db' | 'nameServer'>;

/** Sample local part, for domains that forward all addresses. */
const ANY_LOCAL_PART = 'postmaster';

/** Checks a domain's forwarding at all servers that a visitor or email would use (DM-04). A server without a response is not an error. */
export async function readForwardingState(deps: StateDeps, domain: DomainRow): Promise<ForwardingState> {
  const [visitors, mail] = await Promise.all([getVisitors(deps, domain), getMail(deps, domain)]);
  return { visitors, mail };
}

async function getVisitors(deps: StateDeps, domain: DomainRow): Promise<ForwardingState['visitors']> {
  const { config } = deps;
  if (!isForwarded(domain, config)) return null;
  const status = await getServiceStatus(deps, domain, { ...domain, email_forwarding: false });
  if (status.state !== 'works') return { ...status, https: false };
  const answer = await probeSite(config.forwarding.origin, domain.name, config.secrets.derive('forwarding-feed'));
  if (!answer) return { ...status, state: 'silent', https: false };
  const isRight =
    answer.status === (domain.forwarding_permanent ? 301 : 302) && answer.location === domain.forwarding_url;
  return { ...status, state: isRight ? 'works' : 'wrong', https: answer.hasCertificate };
}

async function getMail(deps: StateDeps, domain: DomainRow): Promise<ForwardingState['mail']> {
  const { mailForwarding } = deps.config;
  if (!mailForwarding || !isMailForwarded(domain, deps.config)) return null;
  const status = await getServiceStatus(deps, domain, { ...domain, domain_forwarding: false });
  if (status.state !== 'works') return status;
  const alias = domain.email_forwards.find((forward) => forward.alias !== '*')?.alias ?? ANY_LOCAL_PART;
  const answer = await probeMailServer(mailForwarding.address, `${alias}@${domain.name}`, mailForwarding.host);
  return { ...status, state: answer === 'taken' ? 'works' : answer === 'refused' ? 'wrong' : 'silent' };
}

/** Checks the records of one of the two services; `works` as far as DNS is concerned. */
async function getServiceStatus(
  deps: StateDeps,
  domain: DomainRow,
  service: ForwardedDomain,
): Promise<ForwardingStanding> {
  const needed = listForwardingRecords(service, deps.config);
  const records = needed.map(({ name, type, rdata }) => ({ name, type, rdata }));
  if (!isServedHere(domain.nameservers, deps.config.nameservers))
    return { state: 'elsewhere', records, in_the_way: [] };
  const others = (await ownRecordsInTheWay(deps, { ...service, id: domain.id })).map(({ name, type, rdata }) => ({
    name,
    type,
    rdata,
  }));
  if (others.length > 0) return { state: 'in_the_way', records, in_the_way: others };
  return {
    state: (await areServed(deps, domain.name, toRrsets(domain.name, needed))) ? 'works' : 'unserved',
    records,
    in_the_way: [],
  };
}

/** Whether each nameserver returns these sets; if none can be queried, whether the primary behind them has the sets. */
async function areServed({ nameServer }: StateDeps, name: string, sets: readonly Rrset[]): Promise<boolean> {
  if (nameServer.addresses.length === 0) {
    const served = await nameServer.zone(name);
    return (
      served !== 'unknown' &&
      served !== null &&
      sets.every((set) =>
        served.some((other) => other.name === set.name && other.type === set.type && isSameData(set, other)),
      )
    );
  }
  const questions = nameServer.addresses.flatMap((address) => sets.map((set) => ({ address, set })));
  const answers = await Promise.all(
    questions.map(async ({ address, set }) => {
      const answer = await queryDns(address, { name: set.name, type: set.type });
      return answer !== null && isAnswered(set, set, answer.packet);
    }),
  );
  return answers.every(Boolean);
}
