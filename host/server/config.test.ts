import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storefront-gateway-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('[OP-08a] readConfig reads the key for own builds from a file', () => {
  const file = path.join(folder, 'own-builds-key');
  writeFileSync(file, `${'k'.repeat(40)}\n`);
  expect(readConfig({ OWN_BUILDS_KEY_FILE: file }, 'dist').ownBuilds).toEqual({ key: 'k'.repeat(40) });
});

test('[OP-08b] readConfig reports a file that it cannot read together with all other problems', () => {
  const read = () => readConfig({ OWN_BUILDS_KEY_FILE: path.join(folder, 'nowhere'), PORT: 'none' }, 'dist');
  expect(read).toThrow(/OWN_BUILDS_KEY_FILE: cannot read .*ENOENT/);
  expect(read).toThrow(/PORT: /);
});

test('[SS-04n] readConfig takes the name of the header with the country in any case, and refuses anything else', () => {
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry' }, 'dist').countryHeader).toBe('cf-ipcountry');
  expect(readConfig({ COUNTRY_HEADER: '' }, 'dist').countryHeader).toBeUndefined();
  expect(() => readConfig({ COUNTRY_HEADER: 'CF IPCountry:' }, 'dist')).toThrow(/COUNTRY_HEADER: the name of a header/);
});
