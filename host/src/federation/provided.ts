import type { init } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { version as sharedVersion } from '@storefront/shared/package.json';
import * as api from '@storefront/shared/api';
import * as cart from '@storefront/shared/cart';
import * as currency from '@storefront/shared/currency';
import * as failures from '@storefront/shared/failures';
import * as i18n from '@storefront/shared/i18n';
import * as notices from '@storefront/shared/notices';
import * as routing from '@storefront/shared/routing';
import * as session from '@storefront/shared/session';
import * as store from '@storefront/shared/store';
import * as button from '@storefront/shared/ui/button';
import * as domainName from '@storefront/shared/ui/domain-name';
import * as feedback from '@storefront/shared/ui/feedback';
import * as field from '@storefront/shared/ui/field';
import * as icon from '@storefront/shared/ui/icon';
import * as layout from '@storefront/shared/ui/layout';
import * as price from '@storefront/shared/ui/price';
import * as state from '@storefront/shared/ui/state';

type Provided = NonNullable<Parameters<typeof init>[0]['shared']>;
type Load = () => Promise<unknown>;

const once = (version: string, eager: boolean) => ({
  version,
  scope: 'default',
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version.split('.')[0]}.0.0`, eager },
});
const here = (version: string, module: unknown) => ({ ...once(version, true), lib: () => module });
const onDemand = (load: Load) => ({
  ...once(sharedVersion, false),
  get: async () =>
    (
      (module) => () =>
        module
    )(await load()),
});

/** Stateless entries of shared that only some pages need, each fetched with the first that does. The build fails if one is missing. */
const widgets: Readonly<Record<string, Load>> = {
  '@storefront/shared/ui/accordion': () => import('@storefront/shared/ui/accordion'),
  '@storefront/shared/ui/command': () => import('@storefront/shared/ui/command'),
  '@storefront/shared/ui/country-combobox': () => import('@storefront/shared/ui/country-combobox'),
  '@storefront/shared/ui/date': () => import('@storefront/shared/ui/date'),
  '@storefront/shared/ui/dialog': () => import('@storefront/shared/ui/dialog'),
  '@storefront/shared/ui/form': () => import('@storefront/shared/ui/form'),
  '@storefront/shared/ui/timeline': () => import('@storefront/shared/ui/timeline'),
  '@storefront/shared/ui/menu': () => import('@storefront/shared/ui/menu'),
  '@storefront/shared/ui/result-row': () => import('@storefront/shared/ui/result-row'),
  '@storefront/shared/ui/ruler': () => import('@storefront/shared/ui/ruler'),
  '@storefront/shared/ui/table': () => import('@storefront/shared/ui/table'),
  '@storefront/shared/ui/tabs': () => import('@storefront/shared/ui/tabs'),
  '@storefront/shared/ui/toast': () => import('@storefront/shared/ui/toast'),
  '@storefront/shared/ui/tooltip': () => import('@storefront/shared/ui/tooltip'),
  '@storefront/shared/ui/virtual-rows': () => import('@storefront/shared/ui/virtual-rows'),
};

/** The modules that the host provides to remotes, listed in tools/federation/shared-list.cjs: one React, one store, one widget library. */
export const provided: Provided = {
  react: here(react.version, react),
  'react/jsx-runtime': here(react.version, jsxRuntime),
  '@storefront/shared/api': here(sharedVersion, api),
  '@storefront/shared/cart': here(sharedVersion, cart),
  '@storefront/shared/currency': here(sharedVersion, currency),
  '@storefront/shared/failures': here(sharedVersion, failures),
  '@storefront/shared/i18n': here(sharedVersion, i18n),
  '@storefront/shared/notices': here(sharedVersion, notices),
  '@storefront/shared/routing': here(sharedVersion, routing),
  '@storefront/shared/session': here(sharedVersion, session),
  '@storefront/shared/store': here(sharedVersion, store),
  '@storefront/shared/ui/button': here(sharedVersion, button),
  '@storefront/shared/ui/domain-name': here(sharedVersion, domainName),
  '@storefront/shared/ui/feedback': here(sharedVersion, feedback),
  '@storefront/shared/ui/field': here(sharedVersion, field),
  '@storefront/shared/ui/icon': here(sharedVersion, icon),
  '@storefront/shared/ui/layout': here(sharedVersion, layout),
  '@storefront/shared/ui/price': here(sharedVersion, price),
  '@storefront/shared/ui/state': here(sharedVersion, state),
  ...Object.fromEntries(Object.entries(widgets).map(([key, load]) => [key, onDemand(load)])),
};
