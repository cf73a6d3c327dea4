import { useState, type ReactNode } from 'react';

/** Runs `prepare` once, after the surroundings of a test are set up and before its page is rendered. */
export function Prepared({ prepare, children }: { prepare: () => void; children: ReactNode }) {
  useState(prepare);
  return children;
}
