const CHOSEN = { version: '1', entry: 'remoteEntry.js', owner: 'A team', contact: 'team@example.com' };
const LISTS = {
  mfe_domains: {
    pages: { dns: { js: ['page-dns.js'], css: [], host: [] } },
    integrity: { 'page-dns.js': 'sha256-dns' },
  },
  mfe_account: {
    pages: { login: { js: ['page-login.js'], css: [], host: [] } },
    integrity: { 'page-login.js': 'sha256-0123456789abcdefgh' },
  },
};
const declared = (id: string) => ({ pages: [{ id, path: `/${id}`, title: id }], navigation: [] });
const DOCUMENT = {
  remotes: {
    mfe_domains: { ...CHOSEN, base: 'http://remote.test/d/', ...LISTS.mfe_domains },
    mfe_account: { ...CHOSEN, base: 'http://remote.test/a/', contentAddressed: true },
  },
  declared: { mfe_domains: declared('domains.dns'), mfe_account: declared('account.login') },
  fileLists: '/file-lists/en/a.json',
  host: { '/h/1/main.js': 'sha256-main' },
};

const answers: { status: number; body?: unknown }[] = [];
const asked: string[] = [];

/** Loads the module in a document with this registry. */
async function open(written: object) {
  document.getElementById('sf-registry')?.remove();
  document.body.innerHTML = `<script type="application/json" id="sf-registry">${JSON.stringify(written)}</script>`;
  jest.resetModules();
  return { ...(await import('./registry')), ...(await import('./file-lists')) };
}

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const { status, body } = answers.shift() ?? { status: 500 };
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
});

describe('[MF-01] the registry of a document', () => {
  it('has the files of its own page at once, and loads those of the others when needed', async () => {
    const { completeRegistry, findPage } = await open(DOCUMENT);
    expect(findPage('domains.dns').files).toEqual(LISTS.mfe_domains.pages.dns);
    expect(findPage('account.login')).toMatchObject({ remote: { version: '1' }, files: undefined });
    expect(globalThis.__SF_SRI__).toEqual({
      '/h/1/main.js': 'sha256-main',
      'http://remote.test/d/page-dns.js': 'sha256-dns',
    });

    answers.push({ status: 200, body: LISTS });
    await Promise.all([completeRegistry(), completeRegistry()]);
    await completeRegistry();
    expect(asked).toEqual(['/file-lists/en/a.json']);
    expect(findPage('account.login').files).toEqual(LISTS.mfe_account.pages.login);
    expect(globalThis.__SF_SRI__).toMatchObject({
      'http://remote.test/a/0123456789abcdef/page-login.js': 'sha256-0123456789abcdefgh',
    });
    expect(globalThis.__SF_FILES__).toEqual({ mfe_account: { 'page-login.js': '0123456789abcdef/page-login.js' } });
  });

  it('loads the file lists again after a failure', async () => {
    const { completeRegistry, findPage } = await open(DOCUMENT);
    answers.push({ status: 503 }, { status: 200, body: LISTS });
    await expect(completeRegistry()).rejects.toThrow('/file-lists/en/a.json answered 503');
    await completeRegistry();
    expect(findPage('account.login').files).toBeDefined();
  });

  it('reports that it is outdated when no gateway has the lists', async () => {
    answers.push({ status: 404 });
    const { completeRegistry } = await open(DOCUMENT);
    await expect(completeRegistry()).rejects.toMatchObject({ name: 'RegistryOutdatedError' });
  });

  it('keeps the files of an own build', async () => {
    const { completeRegistry, findPage, registry } = await open(DOCUMENT);
    const mine = { pages: { login: { js: ['mine.js'], css: [], host: [] } }, integrity: { 'mine.js': 'sha256-m' } };
    const { mfe_account: chosen } = registry.remotes;
    if (chosen) registry.remotes.mfe_account = { ...chosen, ...mine };
    registry.remotes.mfe_checkout = { ...CHOSEN, base: 'http://remote.test/c/' };
    answers.push({ status: 200, body: LISTS });
    await completeRegistry();
    expect(findPage('account.login').files).toEqual(mine.pages.login);
  });
});
