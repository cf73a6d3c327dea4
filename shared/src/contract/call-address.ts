import type { AnyEndpoint } from './endpoint';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the path and query of a call. Fills in path parameters, encoded; the input of a GET becomes query parameters: lists repeated,
 * undefined and null left out (CA-01).
 * @throws TypeError when a path parameter is missing.
 */
export function callAddress(
  endpoint: Pick<AnyEndpoint, 'id' | 'method' | 'path'>,
  params: Values,
  input: Values,
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${endpoint.id} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== 'GET') return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
