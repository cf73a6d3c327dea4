import type { DomainDeletion } from '@storefront/shared/contract';
import { newKey, REGISTRANT } from '../../shop';
import type { Walk } from '../walk';
import { buy, newDomain, payloadFor, storeCard, USD } from './steps';

export async function domain(walk: Walk): Promise<void> {
  const name = newDomain();
  await buy(walk, name, await storeCard(walk));
  const params = { domainName: name };
  await walk.call('getDomainInfo', { params, query: USD });
  for (const operation of ['getForwardingState', 'getDomainRegistrant', 'getAutorenewal'])
    await walk.call(operation, { params });
  await walk.call('getDomainHistory', { params, query: { limit: '5' } });
  await walk.call('exportDomain', { params, query: USD });
  await walk.prove();
  for (const change of [
    { auto_renew: false },
    { privacy: true },
    { locked: false },
    { nameservers: ['ns1.example.net', 'ns2.example.net'] },
  ])
    await walk.call('editDomain', { params, body: change });
  const bulk = await walk.call<{ id: string }>('startBulkChange', {
    body: { idempotency_key: newKey(), edit: { locked: true }, domains: [name] },
  });
  await walk.shop.deps.jobs.drain();
  await walk.call('listBulkChanges');
  const ofBulk = { bulkChangeId: bulk.id };
  await walk.call('listBulkDomains', { params: ofBulk, query: { limit: '5' } });
  await walk.call('actOnBulkChange', { params: ofBulk, body: { action: 'put_away' } });
  await walk.call('editDomain', { params, body: { locked: false } });
  await walk.call('revealAuthCode', { params });
  const waiting = await walk.call<{ id: string }[]>('listRegistrantVerifications');
  // Only the newest email has a valid link.
  walk.shop.clock.advance(1);
  await walk.call('resendRegistrantVerification', { params: { id: waiting[0]?.id ?? '' }, body: {} });
  await walk.shop.deps.jobs.drain();
  const written = await walk.shop.emails();
  const { email } = await walk.person();
  const token = written
    .filter(({ recipient }) => recipient === REGISTRANT.email || recipient === email)
    .map(({ text }) => /[?&]registrant=([\w-]+)/.exec(text)?.[1])
    .find(Boolean);
  await walk.call('confirmRegistrant', { body: { token: token ?? '' } }, 'guest');
  const deletion = await walk.call<DomainDeletion>('getDomainDeletion', { params });
  await walk.prove();
  await walk.call('deleteDomain', { params, body: { confirm: name, refund: deletion.refund?.amount ?? null } });
}

export async function zone(walk: Walk): Promise<void> {
  const name = newDomain();
  await buy(walk, name, await storeCard(walk));
  const params = { domain: name };
  await walk.call('listRecords', { params });
  const saved = await walk.ask('saveRecords', {
    params,
    body: { add: [{ name: 'www', ttl: 300, type: 'A', data: { address: '203.0.113.10' } }], update: [], remove: [] },
  });
  const tag = String(saved.headers.etag ?? '');
  const records = await walk.call<{ id: string; name: string }[]>('listRecords', { params });
  const record = records.find((each) => each.name === 'www');
  await walk.ask('saveRecords', {
    params,
    ...(tag && { headers: { 'if-match': tag } }),
    body: { add: [{ name: 'blog', ttl: 300, type: 'TXT', data: { data: '"x"' } }], update: [], remove: [record?.id] },
  });
  await walk.call('presentChallenge', { body: { fqdn: `_acme-challenge.${name}`, value: 'gfj9Xq2Rg8' } });
  await walk.call('cleanUpChallenge', { body: { fqdn: `_acme-challenge.${name}`, value: 'gfj9Xq2Rg8' } });
  for (const operation of ['listPowerDnsVersions', 'listPowerDnsServers', 'getPowerDnsServer'])
    await walk.call(operation);
  await walk.call('listPowerDnsZones', { query: { zone: `${name}.` } });
  const { rrsets } = await walk.call<{ rrsets: object[] }>('getPowerDnsZone', { params: { domain: `${name}.` } });
  const added = {
    name: `shop.${name}.`,
    type: 'A',
    changetype: 'REPLACE',
    ttl: 300,
    records: [{ content: '203.0.113.10', disabled: false }],
  };
  await walk.ask('changePowerDnsZone', {
    params: { domain: `${name}.` },
    body: { rrsets: [...rrsets.map((set) => ({ ...set, changetype: 'REPLACE' })), added] },
  });
  await walk.call('notifyPowerDnsZone', { params: { domain: `${name}.` } });
  const { versions } = await walk.call<{ versions: { id: string }[] }>('getZone', { params });
  await walk.call('listZoneVersions', { params });
  await walk.ask('getZoneVersion', { params: { ...params, version: String(versions[0]?.id) } });
  await walk.call('getDnssec', { params });
  await walk.prove();
  await walk.call('setDnssec', { params, body: { on: true } });
  await walk.call('proveZone', { params });
  await walk.call('resetRecords', { params });
}

export async function keys(walk: Walk): Promise<void> {
  const name = newDomain();
  const card = await storeCard(walk);
  await buy(walk, name, card);
  await walk.prove();
  const made = await walk.call<{ key: string; api_key: { id: string } }>('createApiKey', {
    body: { name: 'Certificates', scopes: ['read', 'dns', 'orders'], days: 30 },
  });
  await walk.call('listApiKeys');
  const headers = { authorization: `Bearer ${made.key}` };
  await walk.call('listDomains', { headers }, 'guest');
  await walk.call('listRecords', { params: { domain: name }, headers }, 'guest');
  await walk.call('getDomainInfo', { params: { domainName: name }, query: USD, headers }, 'guest');
  const payload = await payloadFor(walk, 'default', newDomain());
  await walk.call(
    'createOrder',
    { body: payload, headers: { ...headers, 'idempotency-key': payload.idempotency_key } },
    'guest',
  );
  await walk.prove();
  await walk.ask('revokeApiKey', { params: { id: made.api_key.id } });
}
