import type { ReactNode } from 'react';

/** Wraps text for screen readers only. */
export const spoken = (words: ReactNode) => <span className="sf-visually-hidden">{words}</span>;
