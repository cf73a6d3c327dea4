import fc from 'fast-check';
import { readSecretFiles, SECRET_SETTINGS } from './secret-files';

const NAMES = ['SECRET_KEY', 'SMTP_URL', 'PORT'];
const missing = (): never => {
  throw new Error('ENOENT: no such file');
};

describe('[OP-08a] secrets in files', () => {
  test('are what is in the file, whatever ends its last line, and nothing else changes', () => {
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

  test('are not read where the program has no such setting, or it is no secret', () => {
    const env = { OPENSRS_KEY_FILE: '/nowhere', PORT_FILE: '/nowhere', SMTP_URL_FILE: '' };
    expect(readSecretFiles(env, NAMES, missing)).toEqual({ env, problems: [] });
  });

  test('[OP-08b] are refused where the setting is given too, the file cannot be read, or is empty, without a word of what is in it', () => {
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
