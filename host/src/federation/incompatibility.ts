/** Package → version. */
export type Versions = Readonly<Record<string, string>>;

const numbers = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

function serves(provided: string, builtWith: string): boolean {
  const [major = 0, minor = 0] = numbers(provided);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(builtWith);
  return major === wantedMajor && minor >= wantedMinor;
}

/**
 * Explains why a remote cannot run in this host. A remote must be built with the same major and no newer minor version of each provided
 * package, because minors only add (`shared/surface.json`). A release without versions is left to the federation runtime, which applies
 * the same rule.
 * @returns a sentence for the remote's owners, undefined if the remote is compatible
 */
export function incompatibility(builtWith: Versions, provided: Versions): string | undefined {
  const unmet = Object.entries(builtWith).flatMap(([name, wanted]) => {
    const here = provided[name];
    return here !== undefined && serves(here, wanted) ? [] : [`${name} ${wanted}, the host has ${here ?? 'none'}`];
  });
  return unmet.length > 0 ? `built with ${unmet.join('; ')}` : undefined;
}
