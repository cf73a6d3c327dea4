import type { SearchGroup } from '../../contract/search';
import type { Translate } from '../../i18n';
import * as messages from './messages';

const TITLES = { exact: messages.exact, popular: messages.popular, all: messages.all } as const satisfies Record<
  SearchGroup,
  unknown
>;

/** Returns the heading of a group of results (SE-02). */
export const searchGroupTitle = (group: SearchGroup, t: Translate): string => t(TITLES[group]);
