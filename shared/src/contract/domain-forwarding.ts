import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { domainParams } from './wire';

/** A record that forwarding needs, or that is in its way, relative to the zone. */
const forwardingRecord = z.object({ name: z.string(), type: z.string(), rdata: z.string() });

/**
 * The checked state of forwarding. `works`: the shop's nameservers return its records, and the server behind them does what was set.
 * `unserved`: the nameservers do not return them yet. `in_the_way`: records of the customer's are in their place. `elsewhere`: the DNS is
 * hosted elsewhere, and needs `records`. `silent`: the server behind the records does not respond. `wrong`: it responds with something
 * else.
 */
const forwardingStanding = z.object({
  state: z.enum(['works', 'unserved', 'in_the_way', 'elsewhere', 'silent', 'wrong']),
  records: z.array(forwardingRecord),
  in_the_way: z.array(forwardingRecord),
});
export type ForwardingStanding = z.infer<typeof forwardingStanding>;

/** Whether the forwarding of a domain works. */
export const forwardingState = z.object({
  /** Null if no visitors are redirected. `https`: whether there is a certificate for the domain. */
  visitors: z.nullable(z.extend(forwardingStanding, { https: z.boolean() })),
  /** Null if no mail is forwarded. */
  mail: z.nullable(forwardingStanding),
});
export type ForwardingState = z.infer<typeof forwardingState>;

export const getForwardingState = endpoint({
  id: 'getForwardingState',
  method: 'GET',
  path: '/api/domain/1.0/forwarding/{domainName}',
  summary: 'Checks live whether the forwarding of a domain works: nameservers, forwarding service and mail server.',
  description:
    'Queries nameservers and servers, so it may take a few seconds. `elsewhere` if the DNS is hosted elsewhere, with the records that are required there.',
  tag: 'domains',
  params: domainParams,
  output: forwardingState,
  scopes: ['read'],
  refusals: [401, 404],
});
