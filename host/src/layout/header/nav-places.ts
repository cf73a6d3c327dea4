import { paths } from '@storefront/shared/routing';

/** A place in the main navigation. */
export interface NavPlace {
  readonly label: string;
  readonly to: string;
  /** The place is marked as current on every path that begins so. */
  readonly within: readonly string[];
  /** Shown to customers only. */
  readonly customer?: boolean;
}

export const navPlaces: readonly NavPlace[] = [
  { label: 'Search', to: paths.home(), within: ['/site/home', '/site/availability'] },
  { label: 'Pricing', to: paths.pricing(), within: ['/site/pricing'] },
  { label: 'Transfer', to: paths.transfer(), within: ['/site/transfer'] },
  { label: 'Domains', to: paths.domains.list(), within: ['/domain/'], customer: true },
  { label: 'Help', to: paths.help(), within: ['/help'] },
];
