const ATTRIBUTES = ['partner', 'currency', 'theme', 'placeholder', 'label', 'rows', 'target'] as const;
const PROPERTIES = [
  'accent',
  'on-accent',
  'bg',
  'surface',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'radius',
] as const;

/** Reads the URL of the frame: attributes of the element by name, and custom properties without `--sf-`. Anything else is ignored. */
export function readFrameAddress(query: URLSearchParams): {
  attributes: Record<string, string>;
  properties: Record<string, string>;
} {
  const pick = <Name extends string>(names: readonly Name[], prefix = ''): Record<string, string> =>
    Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[prefix + name, query.get(name) ?? '']] : [])));
  return { attributes: pick(ATTRIBUTES), properties: pick(PROPERTIES, '--sf-') };
}
