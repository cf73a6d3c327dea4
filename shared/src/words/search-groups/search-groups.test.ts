import { SEARCH_GROUPS } from '../../domain';
import { translator } from '../../i18n';
import { searchGroupTitle } from './search-groups';

it('[BC-01c] searchGroupTitle gives the titles of the specification, word for word', () => {
  const t = translator('en');
  expect(SEARCH_GROUPS.map(({ id }) => searchGroupTitle(id, t))).toEqual([
    'Exact match',
    'Most popular domains',
    'All available domains',
  ]);
});
