import type { ReactNode } from 'react';

/** Renders a message for screen readers only. */
export const spoken = (words: ReactNode) => <span className="sf-visually-hidden">{words}</span>;
