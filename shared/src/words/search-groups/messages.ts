// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const exact: Message = ['shared/words/search-groups/exact', 'Exact match'];
export const popular: Message = ['shared/words/search-groups/popular', 'Most popular domains'];
export const all: Message = ['shared/words/search-groups/all', 'All available domains'];
