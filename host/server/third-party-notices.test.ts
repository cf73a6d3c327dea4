import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

const FILE = 'third-party-packages.json';
const LIST = JSON.stringify([
  {
    name: 'passkeys',
    version: '13.3.0',
    license: 'Apache-2.0',
    licenseText: 'Copyright Pat',
    noticeText: 'Notice of Pat',
  },
  { name: 'qr', version: '0.1.0', license: 'ISC', author: 'Quinn', licenseText: null },
]);

let host: BuiltHost;
let remote: Server;
let isThere: boolean;
let requests: number;
beforeEach(async () => {
  [isThere, requests] = [true, 0];
  remote = createServer((_request, response) => {
    requests += 1;
    response.writeHead(isThere ? 200 : 503).end(LIST);
  });
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
  host = await builtHost();
});
afterEach(async () => {
  await host.close();
  remote.close().closeAllConnections();
});

const release = (version = '2.0.0-a') => {
  const { port } = remote.address() as AddressInfo;
  const base = accountRelease(version);
  const integrity = `sha256-${createHash('sha256').update(LIST).digest('base64')}`;
  return {
    ...base,
    base: `http://127.0.0.1:${port}/mfe-account/${version}/`,
    files: { ...base.files, [FILE]: { integrity, raw: LIST.length, br: LIST.length } },
  };
};
const getNotices = async () => {
  const { statusCode, headers, body } = await host.app.inject('/third-party-notices.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return {
    caching: headers['cache-control'],
    sections: body
      .trimEnd()
      .split(/\n\n-{80}\n\n/)
      .slice(1),
  };
};

describe('[RT-02d] the licences of packages of others', () => {
  it('cover the host, the embed and the releases in force, with each text once', async () => {
    host.publish(createRegistry(release()));
    const { sections, caching } = await getNotices();
    expect(sections).toEqual([
      'passkeys 13.3.0\n\nLicence: Apache-2.0\n\nCopyright Pat\n\nNotice of Pat',
      'qr 0.1.0\n\nLicence: ISC\n\nCopyright Quinn',
      'react 1.2.3\nreact-dom 1.2.3\n\nLicence: MIT\n\nCopyright Rea',
      'router 1.2.3\n\nLicence: MIT\n\nCopyright Rita',
    ]);
    expect(caching).toBe('public, max-age=3600');
  });

  it('are fetched from a remote once for each release', async () => {
    host.publish(createRegistry(release()));
    const before = requests;
    await getNotices();
    const once = requests - before;
    await getNotices();
    expect([once, requests - before]).toEqual([1, 1]);
  });

  it('are fetched once for all requests at the same time, also from a server that does not respond', async () => {
    host.publish(createRegistry(release()));
    isThere = false;
    const before = requests;
    await Promise.all(Array.from({ length: 20 }, getNotices));
    expect(requests - before).toBe(1);
  });

  it.each([
    ['does not respond', () => (isThere = false)],
    [
      'has another list than was published',
      () => remote.removeAllListeners('request').on('request', (_, r) => r.end('[]')),
    ],
  ])('name the release whose server %s, and come again without being cached', async (_case, breakServer) => {
    host.publish(createRegistry(release()));
    breakServer();
    const { sections, caching } = await getNotices();
    expect(sections.at(-1)).toBe('The packages of these parts of the site cannot be listed now: mfe_account 2.0.0-a.');
    expect(sections).toHaveLength(3);
    expect(caching).toBe('no-store');
    expect(host.logged('gateway.packages_not_listed')).toEqual([
      expect.objectContaining({ part: 'mfe_account 2.0.0-a', level: 40 }),
    ]);
  });
});
