import type { ReactNode } from 'react';

/** What a message says for those alone who hear the page. */
export const spoken = (words: ReactNode) => <span className="sf-visually-hidden">{words}</span>;
