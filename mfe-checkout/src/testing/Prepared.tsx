import { useState, type ReactNode } from 'react';

/** Runs `prepare` once, after the environment of a test is set up and before its page is rendered. */
export function Prepared({ prepare, children }: { prepare: () => void; children: ReactNode }) {
  useState(prepare);
  return children;
}
