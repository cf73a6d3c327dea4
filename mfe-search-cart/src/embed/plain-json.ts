/**
 * Serialises data as JSON, ignoring `toJSON`: libraries such as Prototype 1.6 add that to every array of the page, and `JSON.stringify`
 * would call it. Undefined members are left out.
 * @param value strings, numbers, booleans, null, and arrays and objects of them
 */
export function plainJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let items = '';
    for (let index = 0; index < value.length; index += 1) items += (index > 0 ? ',' : '') + plainJson(value[index]);
    return `[${items}]`;
  }
  let members = '';
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) members += `${members && ','}${JSON.stringify(key)}:${plainJson(member)}`;
  }
  return `{${members}}`;
}
