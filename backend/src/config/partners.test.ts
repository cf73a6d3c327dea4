import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './config';
import { hasOrigin } from '../core/partners';
import { readPartners } from './partners';

const folder = mkdtempSync(join(tmpdir(), 'storefront-partners-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeFile(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const harbour = { id: 'harbour', name: 'Harbour', key: 'pk_harbour', origins: ['https://harbour.example'] };

describe('[EM-03a] the partners of the shop', () => {
  it('are read from the file', () => {
    expect(readPartners(writeFile([harbour]))).toEqual({ partners: [harbour], problems: [] });
  });

  it('are reported with all their problems at once', () => {
    const wrong = [
      { ...harbour, id: 'Harbour!', origins: ['https://harbour.example/path', '*'] },
      { ...harbour, key: 'secret', name: '' },
      { ...harbour, tax: 1 },
    ];
    expect(readPartners(writeFile(wrong)).problems).toEqual([
      'PARTNERS_FILE: 0.id: Use at most 40 lower-case letters, digits and hyphens',
      'PARTNERS_FILE: 0.origins.0: Use origins such as https://partner.example, without a path',
      'PARTNERS_FILE: 0.origins.1: Use origins such as https://partner.example, without a path',
      expect.stringMatching(/^PARTNERS_FILE: 1\.name: /),
      'PARTNERS_FILE: 1.key: Use pk_ and 4 to 60 letters, digits, hyphens or underscores',
      expect.stringMatching(/^PARTNERS_FILE: 2: .*tax/),
    ]);
    expect(readPartners(writeFile([harbour, harbour])).problems).toEqual([
      'PARTNERS_FILE: the id harbour is there more than once',
      'PARTNERS_FILE: the key pk_harbour is there more than once',
    ]);
  });

  it.each([
    ['a missing file', join(folder, 'none.json')],
    ['a file that is not JSON', writeFile('partners: none')],
  ])('%s prevents the start and is reported with all other problems', (_what, file) => {
    const start = () => loadConfig({ DATA_DIR: folder, PARTNERS_FILE: file, API_PORT: '0' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/API_PORT:.*\n.*PARTNERS_FILE: .* cannot be read as JSON/s);
  });

  it('are a single one in development without settings, and none in production', () => {
    const production = {
      NODE_ENV: 'production',
      SECRET_KEY: 'x'.repeat(48),
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgres://shop@db/shop',
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'shop@shop.example',
      ALLOW_SANDBOX: 'true',
    };
    expect(loadConfig({ DATA_DIR: folder }).partners.map(({ key }) => key)).toEqual(['pk_playground']);
    expect(loadConfig({ DATA_DIR: folder, ...production }).partners).toEqual([]);
  });

  it('have exactly their own origins; a port may be open only on localhost', () => {
    const local = { ...harbour, origins: ['https://harbour.example', 'http://localhost:*'] };
    expect(
      ['https://harbour.example', 'http://localhost', 'http://localhost:8080'].every((origin) =>
        hasOrigin(local, origin),
      ),
    ).toBe(true);
    const others = [
      'http://harbour.example',
      'https://harbour.example:444',
      'https://harbour.example.evil.example',
      'http://localhost.evil.example:80',
      'http://localhost:80.evil.example',
      'https://localhost:1',
      'null',
      '',
    ];
    expect(others.filter((origin) => hasOrigin(local, origin))).toEqual([]);
  });
});
