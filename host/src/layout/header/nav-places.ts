import type { Message } from '@storefront/shared/i18n';
import { paths } from '@storefront/shared/routing';
import type { Declarations, NavPlace } from '../../federation/registry-document';
import * as messages from './messages';

/** An entry in the main navigation; a remote declares it in the language of the page. */
export interface Place extends Omit<NavPlace, 'label'> {
  readonly label: Message | string;
}

const hostPlaces: readonly Place[] = [
  { label: messages.search, to: paths.home(), within: ['/site/home', '/site/availability'], position: 10 },
  { label: messages.help, to: paths.help(), within: ['/help'], position: 90 },
];

/** The entries of the main navigation, in their order: those of the host, and what the remotes declare. */
export const navPlacesOf = (declared: Declarations): readonly Place[] =>
  [...hostPlaces, ...Object.values(declared).flatMap(({ navigation }) => navigation)].sort(
    (one, other) => one.position - other.position,
  );
