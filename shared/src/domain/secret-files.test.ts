import fc from 'fast-check';
import { readSecretFiles, SECRET_SETTINGS } from './secret-files';

const NAMES = ['SECRET_KEY', 'SMTP_URL', 'PORT'];
const missing = (): never => {
  throw new Error('ENOENT: no such file');
};

describe('[OP-08a] readSecretFiles', () => {
  test('reads the secret from its file without the line end, and changes nothing else', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !/[\r\n]$/.test(text)),
        fc.constantFrom('', '\n', '\r\n', '\n\n'),
        fc.constantFrom(...SECRET_SETTINGS),
        (secret, end, name) => {
          const env = { [`${name}_FILE`]: '/run/secrets/one', [name]: '', PORT: '3000' };
          const read = readSecretFiles(env, [name, 'PORT'], (file) =>
            file === '/run/secrets/one' ? secret + end : '',
          );
          expect(read).toEqual({ env: { ...env, [name]: secret }, problems: [] });
        },
      ),
    );
  });

  test('ignores files of settings that the program does not have or that are not secret', () => {
    const env = { OPENSRS_KEY_FILE: '/nowhere', PORT_FILE: '/nowhere', SMTP_URL_FILE: '' };
    expect(readSecretFiles(env, NAMES, missing)).toEqual({ env, problems: [] });
  });

  test('[OP-08b] reports a setting that is given twice, and a file that cannot be read or is empty, without its contents', () => {
    const both = { SECRET_KEY: 'a secret', SECRET_KEY_FILE: '/run/secrets/key' };
    expect(readSecretFiles(both, NAMES, missing).problems).toEqual([
      'SECRET_KEY_FILE: must not be set beside SECRET_KEY',
    ]);
    const file = { SECRET_KEY_FILE: '/run/secrets/key', SMTP_URL_FILE: '/run/secrets/smtp' };
    expect(readSecretFiles(file, NAMES, missing).problems).toEqual(
      [
        'SECRET_KEY_FILE: cannot read /run/secrets/key (ENOENT: no such file)',
        'SMTP_URL_FILE: cannot read /run/secrets/smtp (ENOENT: no such file)',
      ].toSorted(),
    );
    expect(readSecretFiles(file, ['SECRET_KEY'], () => '\n').problems).toEqual([
      'SECRET_KEY_FILE: /run/secrets/key is empty',
    ]);
  });
});
