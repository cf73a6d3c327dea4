/** How far a name is narrowed: not, to 88 %, or to 75 % and one size down. */
export type Fit = 1 | 2 | 3;

/** The longest names that keep each width, in characters. */
const STEPS = { wide: [24, 36], narrow: [15, 22] } as const;

/** The narrowing a name of this length gets; `narrow` is a screen under 768 px. */
export function getFit(length: number, screen: keyof typeof STEPS): Fit {
  const [full, tight] = STEPS[screen];
  if (length <= full) return 1;
  return length <= tight ? 2 : 3;
}
