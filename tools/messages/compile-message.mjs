import compile from 'icu-minify/compile';

/** The value that icu-minify writes after the name of a parameter; a tag has its children there. */
const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;
const NUMBER = 4;
const DATE = 5;
const TIME = 6;

/** The type of a select. An empty `other`, which ICU requires, means that the other cases are complete. */
function selectType(options) {
  const named = Object.keys(options).filter((name) => name !== 'other');
  if (named.every((name) => name === 'true' || name === 'false')) return 'boolean';
  const cases = named.map((name) => `'${name}'`);
  return (options.other === '' ? cases : [...cases, '(string & {})']).join(' | ');
}

const asNodes = (content) => (Array.isArray(content) ? content : [content]);

/** Collects the type of every parameter, the categories of every plural, and every piece of text. */
function collect(nodes, found) {
  const { types, plurals, texts } = found;
  for (const node of nodes) {
    if (typeof node === 'string') texts.push(node);
    if (!Array.isArray(node)) continue;
    const [name, kind, options] = node;
    if (kind === NUMBER || kind === DATE || kind === TIME)
      throw new Error(`{${name}} has a format: format it with shared/domain and pass the text`);
    if (kind === undefined) types[name] ??= 'string | number';
    else if (kind === SELECT || kind === PLURAL || kind === ORDINAL) {
      types[name] = kind === SELECT ? selectType(options) : 'number';
      if (kind !== SELECT) plurals.push({ ordinal: kind === ORDINAL, categories: Object.keys(options) });
      for (const branch of Object.values(options)) collect(asNodes(branch), found);
    } else {
      types[name] = 'Tag';
      collect(node.slice(1), found);
    }
  }
  return found;
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Removes cases that equal `other`, which is used for missing cases. Exact cases such as `=1` stay, because they take precedence over
 * `one`.
 */
function withoutRepeats(node) {
  if (!Array.isArray(node)) return node;
  const [name, kind, cases] = node;
  if (typeof name !== 'string' || ![SELECT, PLURAL, ORDINAL].includes(kind)) return node.map(withoutRepeats);
  const kept = Object.entries(cases).filter(
    ([key, said]) => key === 'other' || key.startsWith('=') || !isSame(said, cases.other),
  );
  return [name, kind, Object.fromEntries(kept.map(([key, said]) => [key, withoutRepeats(said)]))];
}

/**
 * Compiles an ICU message.
 * @returns {{ data: unknown, types: Record<string, string>, plurals: { ordinal: boolean, categories: string[] }[], texts: string[] }} data
 *   for the runtime, the TypeScript type of each parameter, and what there is to check
 * @throws where it is not ICU MessageFormat, or more than we use of it
 */
export function compileMessage(text) {
  const compiled = compile(text);
  return { data: withoutRepeats(compiled), ...collect(asNodes(compiled), { types: {}, plurals: [], texts: [] }) };
}
