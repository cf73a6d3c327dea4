import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Language } from '@storefront/shared/contract';
import type { Compiled } from '@storefront/shared/message-format';

/** The tools are ES modules, which Jest does not load. */
const SCRIPT = `
  import { backendMessages } from './tools/messages/catalogue.mjs';
  import { pseudo } from './tools/messages/pseudo.mjs';
  const english = Object.entries(backendMessages('en'));
  console.log(JSON.stringify(Object.fromEntries(english.map(([id, message]) => [id, pseudo(message)]))));
`;

const made = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
  cwd: join(__dirname, '../../..'),
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
});

/**
 * Replaces `src/core/translations`: with the pseudo-locale en-XA, which reveals texts that are in no catalogue, and two languages without
 * messages, which show English text from right to left and with German dates.
 */
export const TRANSLATIONS: { readonly [Spoken in Language]?: Readonly<Record<string, Compiled>> } = {
  'en-XA': JSON.parse(made) as Record<string, Compiled>,
  ar: {},
  de: {},
};
