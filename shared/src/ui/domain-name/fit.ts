/** How much a domain is narrowed: not at all, to 88 %, or to 75 % and one size smaller. */
export type Fit = 1 | 2 | 3;

/** The longest domain for each width, in characters. */
const STEPS = { wide: [24, 36], narrow: [15, 22] } as const;

/** Returns the narrowing for a domain of this length; `narrow` is a screen under 768 px. */
export function getFit(length: number, screen: keyof typeof STEPS): Fit {
  const [full, tight] = STEPS[screen];
  if (length <= full) return 1;
  return length <= tight ? 2 : 3;
}
