import { findDnsClients } from './dns-clients.mjs';
import { findOpensrsClient } from './opensrs-client.mjs';
import { findPostfix } from './postfix-server.mjs';
import { findPowerDns } from './powerdns-server.mjs';

/** Programs of others that backend tests run. The tests of `postfix` are `*.postfix.test.ts`; they read the paths from `variable`. */
export const PROGRAMS = {
  'dns-clients': { find: findDnsClients, variable: 'TEST_DNS_CLIENTS' },
  'opensrs-client': { find: findOpensrsClient, variable: 'TEST_OPENSRS_CLIENT' },
  postfix: { find: findPostfix, variable: 'TEST_POSTFIX' },
  powerdns: { find: findPowerDns, variable: 'TEST_POWERDNS' },
};

/** Jest arguments that select the tests of a program. */
export const selectTests = (name) => ['--selectProjects', 'backend', '--testPathPatterns', `\\.${name}\\.test`];
