import type { ComponentType } from 'react';

/** Federation name of a remote: containers are JavaScript variables, so underscores. A registry may have more than this host knows. */
export type RemoteName = string;

/** Every page that a remote may own; `area.page` becomes `./page` of the area's remote. */
export const remotePages = {
  'search.availability': 'mfe_search_cart',
  'search.pricing': 'mfe_search_cart',
  'search.cart': 'mfe_search_cart',
  'checkout.registrant': 'mfe_checkout',
  'checkout.billing': 'mfe_checkout',
  'checkout.review': 'mfe_checkout',
  'checkout.purchase': 'mfe_checkout',
  'checkout.transfer': 'mfe_checkout',
  'checkout.transfer-review': 'mfe_checkout',
  'checkout.transfer-multiple': 'mfe_checkout',
  'checkout.transfer-message': 'mfe_checkout',
  'domains.list': 'mfe_domains',
  'domains.overview': 'mfe_domains',
  'domains.nameservers': 'mfe_domains',
  'domains.dns': 'mfe_domains',
  'account.login': 'mfe_account',
  'account.register': 'mfe_account',
  'account.verification': 'mfe_account',
  'account.recover': 'mfe_account',
  'account.validate': 'mfe_account',
  'account.reset': 'mfe_account',
  'account.emailsent': 'mfe_account',
  'account.detail': 'mfe_account',
  'account.receipt': 'mfe_account',
} as const satisfies Record<`${string}.${string}`, RemoteName>;

export type RemotePageId = keyof typeof remotePages;

/** What an exposed module of a remote is: a page that takes nothing and reads its URL through `shared/routing`. */
export interface RemotePageModule {
  readonly default: ComponentType;
}
