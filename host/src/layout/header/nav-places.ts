import { paths } from '@storefront/shared/routing';
import type { Declarations, NavPlace } from '../../federation/registry-document';

const hostPlaces: readonly NavPlace[] = [
  { label: 'Search', to: paths.home(), within: ['/site/home', '/site/availability'], position: 10 },
  { label: 'Help', to: paths.help(), within: ['/help'], position: 90 },
];

/** The entries of the main navigation in order: the host's own, and those that the remotes declare. */
export const getNavPlaces = (declared: Declarations): readonly NavPlace[] =>
  [...hostPlaces, ...Object.values(declared).flatMap(({ navigation }) => navigation)].sort(
    (one, other) => one.position - other.position,
  );
