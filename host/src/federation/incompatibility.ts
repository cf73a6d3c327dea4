/** Package → version. */
export type Versions = Readonly<Record<string, string>>;

const numbers = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

function serves(provided: string, builtWith: string): boolean {
  const [major = 0, minor = 0] = numbers(provided);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(builtWith);
  return major === wantedMajor && minor >= wantedMinor;
}

/**
 * Why a remote cannot run here. A host serves what was built with the same major and no newer minor version of what it provides: minors
 * only add (`shared/surface.json`). A release that does not say what it was built with is left to the federation runtime, which refuses
 * by the same rule.
 * @returns a sentence for its owners, undefined where it fits
 */
export function incompatibility(builtWith: Versions, provided: Versions): string | undefined {
  const unmet = Object.entries(builtWith).flatMap(([name, wanted]) => {
    const here = provided[name];
    return here !== undefined && serves(here, wanted) ? [] : [`${name} ${wanted}, the host has ${here ?? 'none'}`];
  });
  return unmet.length > 0 ? `built with ${unmet.join('; ')}` : undefined;
}
