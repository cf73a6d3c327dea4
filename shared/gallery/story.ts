import type { ComponentType } from 'react';

/** The page of one part in the gallery: every state it can have, by name. A file `x.stories.tsx` exports one as `stories`. */
export interface Stories {
  title: string;
  states: Readonly<Record<string, ComponentType>>;
  /** Names of states whose first control opens something that is checked too. */
  opens?: readonly string[];
}
