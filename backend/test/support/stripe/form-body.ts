export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Parses a form like Stripe's API: `metadata[order_id]=1&expand[0]=customer` becomes objects and lists. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part, index) => index === 0 || part !== '');
    let at = root;
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, FormValue>;
    at[path.at(-1) ?? ''] = value;
  }
  return listed(root) as Record<string, FormValue>;
}

/** Converts an object with the keys 0, 1, 2, … to a list. */
function listed(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  if (entries.length > 0 && entries.every(([name], index) => name === String(index)))
    return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
