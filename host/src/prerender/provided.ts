// The modules that pages of remotes import from the host, for the server, which loads them all at once. The browser's are in
// federation/provided.ts.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as api from '@storefront/shared/api';
import * as cart from '@storefront/shared/cart';
import * as currency from '@storefront/shared/currency';
import * as failures from '@storefront/shared/failures';
import * as i18n from '@storefront/shared/i18n';
import * as notices from '@storefront/shared/notices';
import * as routing from '@storefront/shared/routing';
import * as session from '@storefront/shared/session';
import * as store from '@storefront/shared/store';
import * as accordion from '@storefront/shared/ui/accordion';
import * as button from '@storefront/shared/ui/button';
import * as command from '@storefront/shared/ui/command';
import * as countryCombobox from '@storefront/shared/ui/country-combobox';
import * as date from '@storefront/shared/ui/date';
import * as dialog from '@storefront/shared/ui/dialog';
import * as domainName from '@storefront/shared/ui/domain-name';
import * as feedback from '@storefront/shared/ui/feedback';
import * as field from '@storefront/shared/ui/field';
import * as form from '@storefront/shared/ui/form';
import * as icon from '@storefront/shared/ui/icon';
import * as layout from '@storefront/shared/ui/layout';
import * as timeline from '@storefront/shared/ui/timeline';
import * as menu from '@storefront/shared/ui/menu';
import * as price from '@storefront/shared/ui/price';
import * as resultRow from '@storefront/shared/ui/result-row';
import * as ruler from '@storefront/shared/ui/ruler';
import * as state from '@storefront/shared/ui/state';
import * as table from '@storefront/shared/ui/table';
import * as tabs from '@storefront/shared/ui/tabs';
import * as toast from '@storefront/shared/ui/toast';
import * as tooltip from '@storefront/shared/ui/tooltip';
import * as virtualRows from '@storefront/shared/ui/virtual-rows';

/** Modules by the name that a page requests. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@storefront/shared/api': api,
  '@storefront/shared/cart': cart,
  '@storefront/shared/currency': currency,
  '@storefront/shared/failures': failures,
  '@storefront/shared/i18n': i18n,
  '@storefront/shared/notices': notices,
  '@storefront/shared/routing': routing,
  '@storefront/shared/session': session,
  '@storefront/shared/store': store,
  '@storefront/shared/ui/accordion': accordion,
  '@storefront/shared/ui/button': button,
  '@storefront/shared/ui/command': command,
  '@storefront/shared/ui/country-combobox': countryCombobox,
  '@storefront/shared/ui/date': date,
  '@storefront/shared/ui/dialog': dialog,
  '@storefront/shared/ui/domain-name': domainName,
  '@storefront/shared/ui/feedback': feedback,
  '@storefront/shared/ui/field': field,
  '@storefront/shared/ui/form': form,
  '@storefront/shared/ui/icon': icon,
  '@storefront/shared/ui/layout': layout,
  '@storefront/shared/ui/timeline': timeline,
  '@storefront/shared/ui/menu': menu,
  '@storefront/shared/ui/price': price,
  '@storefront/shared/ui/result-row': resultRow,
  '@storefront/shared/ui/ruler': ruler,
  '@storefront/shared/ui/state': state,
  '@storefront/shared/ui/table': table,
  '@storefront/shared/ui/tabs': tabs,
  '@storefront/shared/ui/toast': toast,
  '@storefront/shared/ui/tooltip': tooltip,
  '@storefront/shared/ui/virtual-rows': virtualRows,
};
