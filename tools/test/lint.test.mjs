import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { before, describe, test } from 'node:test';
import { ROOT, fromRoot } from '../lib/paths.mjs';

const { ESLint } = createRequire(fromRoot('package.json'))('eslint');

/** A feature file of each remote. */
const FEATURES = {
  'search-cart': 'search/components/SearchForm',
  checkout: 'card/CardChoice',
  domains: 'dnssec/DsList',
  account: 'cards/Cards',
};

/** Allowed code that resembles forbidden code. */
const ALLOWED = [
  ['shared/src/billing/planted.ts', "export type { Translate } from '../i18n';"],
  ['shared/src/billing/planted.ts', "export { queryClient } from '@storefront/shared/api';"],
  ['mfe-domains/src/exposes/planted.ts', "export { ListPage as default } from '../pages/list/ListPage';"],
  ['mfe-domains/src/features/export/planted.ts', "export * from './every-domain';"],
  ['mfe-domains/src/features/export/planted.ts', "export * from '../../model/list-query';"],
  ['mfe-domains/src/pages/list/planted.ts', "export * from '../../features/export/every-domain';"],
  [
    'shared/src/ui/planted.tsx',
    'export const X = ({ id }: { id: string }) => <a id={`x-${id}`} className="row wide" href={`/a/${id}`}>{id} – 1 / 2</a>;',
  ],
  ['host/src/planted.ts', "export const App = () => import('./app/App').then((module) => module.App);"],
  ['host/src/planted.ts', "export async function f() { await import('./app/App'); }"],
  ['host/src/planted.ts', 'export function f() { let count = 0; return () => (count += 1); }'],
  ['shared/src/cart/planted.test.ts', 'let count = 0; export const next = () => (count += 1);'],
  ['host/src/planted.ts', "import('./app/App').catch(() => undefined);"],
  ['host/src/planted.ts', "void import('./app/App').then((module) => module.App, () => undefined);"],
];

/** Forbidden code, the file, and the rule that refuses it. Fails if a rule no longer works. */
const PLANTED = [
  [
    'shared/src/billing/planted.ts',
    "export { queryClient } from '../api';",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'shared/src/cards/remove/planted.ts',
    "export { Button } from '../../ui/button';",
    '@typescript-eslint/no-restricted-imports',
  ],
  ['mfe-domains/src/features/planted.ts', "export { useNavigate } from 'react-router-dom';", 'no-restricted-imports'],
  ['mfe-domains/src/features/planted.ts', "export { createRoot } from 'react-dom/client';", 'no-restricted-imports'],
  ['mfe-domains/src/features/planted.ts', "export { atom } from 'jotai';", 'no-restricted-imports'],
  ['mfe-domains/src/features/planted.ts', "export { useQuery } from '@tanstack/react-query';", 'no-restricted-imports'],
  [
    'mfe-domains/src/features/planted.ts',
    "export { useQueryClient } from '@storefront/shared/api';",
    'no-restricted-imports',
  ],
  ['mfe-domains/src/features/planted.ts', "export { Dialog } from 'radix-ui';", 'no-restricted-imports'],
  ['mfe-domains/src/features/planted.ts', "export { useForm } from 'react-hook-form';", 'no-restricted-imports'],
  ['mfe-domains/src/features/planted.ts', "export { z } from 'zod';", 'no-restricted-imports'],
  [
    'mfe-domains/src/features/planted.ts',
    "export { loadRemote } from '@module-federation/enhanced/runtime';",
    'no-restricted-imports',
  ],
  [
    'mfe-domains/src/features/planted.ts',
    "export { x } from '../../../mfe-account/src/exposes/login';",
    'no-restricted-imports',
  ],
  [
    'mfe-domains/src/features/planted.ts',
    "export { default } from '../../../mfe-account/src/exposes/login';",
    'boundaries/dependencies',
  ],
  ...['search-cart', 'checkout', 'domains', 'account'].flatMap((area) => [
    [`mfe-${area}/src/features/planted/Planted.ts`, `export * from '../${FEATURES[area]}';`, 'boundaries/dependencies'],
    [
      `mfe-${area}/src/components/planted.ts`,
      `export * from '../features/${FEATURES[area]}';`,
      'boundaries/dependencies',
    ],
  ]),
  [
    'mfe-domains/src/features/planted.tsx',
    "import { api } from '@storefront/shared/api'; export const x = (e: never) => api.call(e);",
    'no-restricted-properties',
  ],
  [
    'shared/src/cards/planted.tsx',
    "import { api } from '@storefront/shared/api'; export const x = (e: never) => api.callWithResponse(e);",
    'no-restricted-properties',
  ],
  ['shared/src/cards/planted.ts', "export { useQuery } from '@tanstack/react-query';", 'no-restricted-imports'],
  ['mfe-domains/src/pages/planted.ts', 'export default 1;', 'import-x/no-default-export'],
  ['host/src/planted.ts', "export { App as default } from './app/App';", 'import-x/no-default-export'],
  ['mfe-domains/src/model/planted.ts', "export * from '../api/use-own-domain';", 'boundaries/dependencies'],
  ['mfe-domains/src/api/planted.ts', "export * from '../components/AutorenewSwitch';", 'boundaries/dependencies'],
  [
    'mfe-domains/src/features/export/planted.ts',
    "export * from '../../pages/list/ListPage';",
    'boundaries/dependencies',
  ],
  [
    'mfe-search-cart/src/embed/planted.ts',
    "export * from '../features/search/components/SearchForm';",
    'boundaries/dependencies',
  ],
  ['mfe-domains/src/features/planted.ts', "export const x = fetch('/api/x');", 'no-restricted-globals'],
  ['mfe-domains/src/features/planted.ts', "export const x = localStorage.getItem('x');", 'no-restricted-globals'],
  ['mfe-domains/src/features/planted.ts', 'export const x = window.location.href;', 'no-restricted-properties'],
  ['mfe-domains/src/features/planted.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['mfe-domains/src/features/planted.tsx', 'export const X = () => <img src="/x.png" />;', 'jsx-a11y/alt-text'],
  [
    'host/src/layout/planted.ts',
    "export { loadRemote } from '@module-federation/enhanced/runtime';",
    'no-restricted-imports',
  ],
  [
    'host/src/layout/planted.ts',
    "export { default } from '../../../mfe-account/src/exposes/login';",
    'boundaries/dependencies',
  ],
  ['shared/src/domain/planted.ts', "export { store } from '../store';", 'boundaries/dependencies'],
  ['shared/src/ui/planted.ts', "export { api } from '../api';", 'boundaries/dependencies'],
  ['shared/src/contract/planted.ts', "export { money } from '../domain/money';", 'boundaries/dependencies'],
  [
    'mfe-domains/src/features/planted.tsx',
    'export const X = ({ error }: { error: Error }) => <p role="alert">{error.message}</p>;',
    'no-restricted-syntax',
  ],
  [
    'mfe-domains/src/features/planted.tsx',
    'export const X = ({ save }: { save: { error: Error | null } }) => <p>{`Not saved. ${save.error?.message}`}</p>;',
    'no-restricted-syntax',
  ],
  [
    'mfe-domains/src/features/planted.ts',
    'export const f = (error: Error, setProblem: (text: string) => void) => setProblem(error.message);',
    'no-restricted-syntax',
  ],
  [
    'shared/src/cards/planted.ts',
    'export const f = (error: Error, notify: (of: object) => void) => notify({ text: error.message });',
    'no-restricted-syntax',
  ],
  ...[
    '<p>Taken</p>',
    "<p>{count > 1 ? 'Taken' : null}</p>",
    '<p>{`Not ${name}`}</p>',
    '<img alt="a cat" />',
    '<Banner text="Not saved" />',
    "<input aria-label={'name ' + name} />",
  ].map((jsx) => [
    'shared/src/ui/planted.tsx',
    `export const X = ({ count, name, Banner }: { count: number; name: string; Banner: 'b' }) => ${jsx};`,
    'storefront/literal-text',
  ]),
  ['host/src/planted.ts', "void import('./app/App');", 'storefront/handled-import'],
  ['host/src/planted.ts', "import('./app/App');", 'storefront/handled-import'],
  [
    'mfe-domains/src/features/planted.ts',
    "export const f = () => void import('./x').then((x) => x.run());",
    'storefront/handled-import',
  ],
  [
    'mfe-domains/src/features/planted.ts',
    "import('./x').catch(() => null).then((x) => x?.run());",
    'storefront/handled-import',
  ],
  ['shared/src/ui/planted.ts', "import('./x').then((x) => x.run()).finally(() => null);", 'storefront/handled-import'],
  ['shared/src/cart/planted.ts', 'let count = 0; export const next = () => (count += 1);', 'storefront/module-state'],
  ['mfe-domains/src/features/planted.ts', 'export let latest: string | undefined;', 'storefront/module-state'],
  [
    'host/src/planted.ts',
    'var isKnown = false; export const know = () => (isKnown = true);',
    'storefront/module-state',
  ],
  [
    'backend/src/planted.ts',
    "import type { Minor } from '@storefront/shared/domain'; export const price = 1290 as Minor;",
    'storefront/brand-cast',
  ],
  [
    'mfe-checkout/src/features/planted.ts',
    "import type { OrderId } from '@storefront/shared/contract'; export const f = (ids: string[]) => ids as OrderId[];",
    'storefront/brand-cast',
  ],
  [
    'backend/src/planted.test.ts',
    "import type { CustomerId } from '@storefront/shared/contract'; export const isOne = (id: string): id is CustomerId => true;",
    'storefront/brand-cast',
  ],
  [
    'backend/src/planted.ts',
    "import type { PaymentRef } from './core/payment-ids'; export const ref = (id: string) => id as PaymentRef;",
    'storefront/brand-cast',
  ],
  ['backend/src/planted.ts', "export { store } from '@storefront/shared/store';", 'no-restricted-imports'],
];

describe('The linter', () => {
  let eslint;
  before(() => (eslint = new ESLint({ cwd: ROOT })));

  for (const [file, text, rule] of PLANTED) {
    test(`${rule} refuses in ${file}: ${text}`, async () => {
      const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath: fromRoot(file) });
      assert.ok(
        messages.some(({ ruleId }) => ruleId === rule),
        `reported instead: ${messages.map(({ ruleId }) => ruleId).join(', ') || 'nothing'}`,
      );
    });
  }

  for (const [file, text] of ALLOWED) {
    test(`accepts in ${file}: ${text}`, async () => {
      const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath: fromRoot(file) });
      assert.deepEqual(messages, []);
    });
  }
});
