/** A table request in PostgREST's dialect (https://docs.postgrest.org, "Tables and Views"). Pure. */

type ColumnType = 'text' | 'instant' | 'boolean' | 'number' | 'texts';
export type Columns = Readonly<Record<string, ColumnType>>;

const SCALAR_COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'in', 'is', 'isdistinct'] as const;
/** `cs`: the list contains all of these texts; `cd`: it contains no others; `ov`: it contains at least one. */
const LIST_COMPARISONS = ['cs', 'cd', 'ov'] as const;
const comparisons = [...SCALAR_COMPARISONS, ...LIST_COMPARISONS];
export type Comparison = (typeof comparisons)[number];
export type Value = string | number | boolean | Date | null;

export type Condition =
  /** `ofAny`: the column is a list, one of whose texts has to match. */
  | { kind: 'compare'; column: string; operator: Comparison; negated: boolean; values: Value[]; ofAny?: true }
  | { kind: 'group'; operator: 'and' | 'or'; negated: boolean; conditions: Condition[] };

export interface OrderTerm {
  column: string;
  direction: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

/** A selected column and its name in the response. */
export interface Selected {
  column: string;
  as: string;
}

export interface TableRequest {
  select: Selected[];
  where: Condition[];
  order: OrderTerm[];
  limit: number;
  offset: number;
  count: 'exact' | 'planned' | 'none';
  /** Whether the rows were requested by a `Range` header. */
  byRange: boolean;
}

/** PostgREST's codes: unreadable query, invalid range, unknown column. */
type SyntaxCode = 'PGRST100' | 'PGRST103' | 'PGRST204';

/** A query that cannot be parsed; the message names the part and the reason. */
export class TableSyntaxError extends Error {
  constructor(
    message: string,
    readonly code: SyntaxCode = 'PGRST100',
  ) {
    super(message);
  }
}

export const MAX_ROWS = 1000;
const MAX_CONDITIONS = 50;
const MAX_SELECTED = 100;
const MAX_DEPTH = 4;
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'and', 'or', 'not.and', 'not.or']);

interface GivenParameters {
  parameters: Iterable<readonly [string, string]>;
  range?: string;
  prefer?: string;
}

/** @throws TableSyntaxError for an unknown column or operator, a value of the wrong type, or a query that is too large */
export function parseTableRequest(columns: Columns, { parameters, range, prefer }: GivenParameters): TableRequest {
  const pairs = [...parameters];
  const last = (name: string) => pairs.findLast(([key]) => key === name)?.[1];
  const where = pairs.flatMap(([name, text]): Condition[] => {
    const group = /^(not\.)?(and|or)$/.exec(name);
    if (group) return [parseGroup(columns, group[2] as 'and' | 'or', Boolean(group[1]), text, 1)];
    return RESERVED.has(name) ? [] : [parseComparison(columns, name, text)];
  });
  if (countConditions(where) > MAX_CONDITIONS)
    throw new TableSyntaxError(`At most ${MAX_CONDITIONS} conditions can be combined`);
  return {
    select: parseSelect(columns, last('select')),
    where,
    order: parseOrder(columns, last('order')),
    ...parseWindow(last('limit'), last('offset'), range),
    count: parseCount(prefer),
  };
}

function requireColumn(columns: Columns, name: string): ColumnType {
  const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!type)
    throw new TableSyntaxError(
      `Unknown column "${name.slice(0, 60)}"; known are ${Object.keys(columns).join(', ')}`,
      'PGRST204',
    );
  return type;
}

/** PostgREST selections that these tables do not support. */
const UNSUPPORTED_IN_SELECT: readonly (readonly [RegExp, string])[] = [
  [/::/, 'Casts'],
  [/->/, 'Paths into JSON'],
  [/\(\)$/, 'Aggregates'],
  [/[()]/, 'Related tables'],
];

/** Parses `name,expires:expiry_date`; `*` means every column. */
function parseSelect(columns: Columns, text: string | undefined): Selected[] {
  const everything = Object.keys(columns).map((column) => ({ column, as: column }));
  if (text === undefined || text === '') return everything;
  const selected = text.split(',').flatMap((part): Selected[] => {
    const term = part.trim();
    if (term === '*') return everything;
    const unsupported = UNSUPPORTED_IN_SELECT.find(([pattern]) => pattern.test(term));
    if (unsupported) throw new TableSyntaxError(`${unsupported[1]} cannot be selected, as in "${term.slice(0, 60)}"`);
    const [, as, column = ''] = /^(?:([\w$-]{1,60}):)?(.*)$/s.exec(term) ?? [];
    requireColumn(columns, column);
    return [{ column, as: as ?? column }];
  });
  if (selected.length > MAX_SELECTED) throw new TableSyntaxError(`At most ${MAX_SELECTED} columns can be selected`);
  // Of several columns with the same name, the last one wins.
  return [...new Map(selected.map((each) => [each.as, each])).values()];
}

function parseOrder(columns: Columns, text: string | undefined): OrderTerm[] {
  if (!text) return [];
  return text.split(',').map((term) => {
    const match = /^([a-z_]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term.trim());
    if (!match?.[1])
      throw new TableSyntaxError(`"${term.slice(0, 60)}" is not a sort order; write column.asc or column.desc`);
    if (requireColumn(columns, match[1]) === 'texts')
      throw new TableSyntaxError(`${match[1]} is a list and cannot be sorted by`);
    return { column: match[1], direction: match[2] === 'desc' ? 'desc' : 'asc', nulls: match[3] as OrderTerm['nulls'] };
  });
}

function wholeNumber(name: string, text: string): number {
  if (/^-\d{1,9}$/.test(text)) throw new TableSyntaxError(`${name} has to be zero or more`, 'PGRST103');
  if (!/^\d{1,9}$/.test(text))
    throw new TableSyntaxError(`${name} has to be a whole number, not "${text.slice(0, 60)}"`);
  return Number(text);
}

/** `limit` and `offset` take precedence over a `Range: 0-24` header (RFC 9110 section 14.2; the unit is `items`). */
function parseWindow(limit: string | undefined, offset: string | undefined, range: string | undefined) {
  if (limit !== undefined || offset !== undefined) {
    return {
      limit: Math.min(limit === undefined ? MAX_ROWS : wholeNumber('limit', limit), MAX_ROWS),
      offset: offset === undefined ? 0 : wholeNumber('offset', offset),
      byRange: false,
    };
  }
  if (range === undefined) return { limit: MAX_ROWS, offset: 0, byRange: false };
  const match = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(range.trim());
  if (!match) throw new TableSyntaxError(`"${range.slice(0, 60)}" is not a range; write 0-24`);
  const first = Number(match[1]);
  const end = match[2] === undefined ? first + MAX_ROWS - 1 : Number(match[2]);
  if (end < first) throw new TableSyntaxError('The range ends before it begins', 'PGRST103');
  return { limit: Math.min(end - first + 1, MAX_ROWS), offset: first, byRange: true };
}

function parseCount(prefer: string | undefined): TableRequest['count'] {
  const wanted = /(?:^|[,\s])count=(exact|planned|estimated)\b/.exec(prefer ?? '')?.[1];
  if (!wanted) return 'none';
  return wanted === 'exact' ? 'exact' : 'planned';
}

const isListComparison = (operator: Comparison): boolean =>
  (LIST_COMPARISONS as readonly Comparison[]).includes(operator);

/** Operators that accept several values, as in `like(any).{*wharf*,*quay*}`. */
const QUANTIFIED: readonly Comparison[] = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'];

/** Parses the filter of a column, such as `not.ilike.*word*`. */
function parseComparison(columns: Columns, column: string, text: string): Condition {
  const type = requireColumn(columns, column);
  const [, not, name = '', quantifier, value = ''] = /^(not\.)?([a-z]+)(?:\((any|all)\))?\.(.*)$/s.exec(text) ?? [];
  const operator = comparisons.find((known) => known === name);
  if (!operator) {
    throw new TableSyntaxError(
      `"${text.slice(0, 60)}" is not a filter for ${column}; write an operator and a value, such as eq.ok. Operators are ${comparisons.join(', ')}, with not. before them to negate`,
    );
  }
  const negated = Boolean(not);
  if (quantifier === undefined)
    return { kind: 'compare', ...parseValues(column, type, operator, value), column, negated };
  if (!QUANTIFIED.includes(operator) || type === 'texts')
    throw new TableSyntaxError(`${operator}(${quantifier}) is not a filter for ${column}`);
  const conditions = parseArray(column, value).map((each): Condition => ({
    kind: 'compare',
    ...parseValues(column, type, operator, each),
    column,
    negated: false,
  }));
  if (conditions.length === 0) throw new TableSyntaxError(`${operator}(${quantifier}) needs at least one value`);
  return { kind: 'group', operator: quantifier === 'any' ? 'or' : 'and', negated, conditions };
}

/** Parses a PostgreSQL array such as `{a,"b,c"}`. */
function parseArray(column: string, text: string): string[] {
  if (!text.startsWith('{') || !text.endsWith('}'))
    throw new TableSyntaxError(`${column} takes a list in braces, such as {one,two}, not "${text.slice(0, 60)}"`);
  return splitList(text.slice(1, -1)).map(unquote);
}

type Compared = Pick<Extract<Condition, { kind: 'compare' }>, 'operator' | 'values' | 'ofAny'>;

function parseValues(column: string, type: ColumnType, operator: Comparison, text: string): Compared {
  if (operator === 'is') return parseIs(column, type, text);
  if (type === 'texts') return parseListComparison(column, operator, text);
  if (isListComparison(operator))
    throw new TableSyntaxError(`${column} is not a list: ${operator} is for lists such as domain_names`);
  if (operator === 'like' || operator === 'ilike') return { operator, values: [parsePattern(column, type, text)] };
  if (operator === 'in') {
    if (!text.startsWith('(') || !text.endsWith(')'))
      throw new TableSyntaxError('in takes a list in brackets, such as in.(ok,expired)');
    const values = splitList(text.slice(1, -1)).map((part) => parseValue(column, type, unquote(part)));
    return { operator, values };
  }
  return { operator, values: [parseValue(column, type, text)] };
}

function parseIs(column: string, type: ColumnType, text: string): Compared {
  const values: Record<string, Value> = { null: null, true: true, false: false, unknown: null };
  if (!Object.hasOwn(values, text))
    throw new TableSyntaxError(`is takes null, true, false or unknown, not "${text.slice(0, 60)}"`);
  if (text !== 'null' && type !== 'boolean') throw new TableSyntaxError(`${column} is not true or false`);
  return { operator: 'is', values: [values[text] ?? null] };
}

function parseListComparison(column: string, operator: Comparison, text: string): Compared {
  if (operator === 'like' || operator === 'ilike')
    return { operator, values: [parsePattern(column, 'texts', text)], ofAny: true };
  if (!isListComparison(operator))
    throw new TableSyntaxError(
      `${column} is a list: search it with like or ilike, as in ${column}=ilike.*word*, or ask what it contains with cs, cd or ov, as in ${column}=cs.{one.com,two.com}`,
    );
  return { operator, values: parseArray(column, text).map((each) => parseValue(column, 'texts', each)) };
}

/** PostgREST uses * as the wildcard, since % is awkward in URLs. */
function parsePattern(column: string, type: ColumnType, text: string): string {
  if (type !== 'text' && type !== 'texts') throw new TableSyntaxError(`${column} is not text`);
  if (text.includes('\0')) throw new TableSyntaxError(`${column} cannot hold that`);
  // PostgreSQL rejects a pattern that ends in an unescaped backslash.
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) throw new TableSyntaxError(`The pattern for ${column} ends in a backslash`);
  return text.replaceAll('*', '%');
}

function parseValue(column: string, type: ColumnType, text: string): Value {
  switch (type) {
    case 'boolean':
      if (text !== 'true' && text !== 'false')
        throw new TableSyntaxError(`${column} is true or false, not "${text.slice(0, 60)}"`);
      return text === 'true';
    case 'number':
      if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text))
        throw new TableSyntaxError(`${column} is a number, not "${text.slice(0, 60)}"`);
      return Number(text);
    case 'instant': {
      const instant = /^\d{4}-\d{2}-\d{2}([T ].{0,30})?$/.test(text) ? new Date(text.replace(' ', '+')) : null;
      if (!instant || Number.isNaN(instant.getTime()))
        throw new TableSyntaxError(`${column} is a date, not "${text.slice(0, 60)}"`);
      return instant;
    }
    case 'text':
    case 'texts':
      if (text.includes('\0')) throw new TableSyntaxError(`${column} cannot hold that`);
      return text;
  }
}

/** Parses `(a.eq.1,not.b.is.null,or(c.lt.3,c.gt.9))`. */
function parseGroup(
  columns: Columns,
  operator: 'and' | 'or',
  negated: boolean,
  text: string,
  depth: number,
): Condition {
  if (depth > MAX_DEPTH) throw new TableSyntaxError(`Conditions can be nested ${MAX_DEPTH} deep at most`);
  if (!text.startsWith('(') || !text.endsWith(')'))
    throw new TableSyntaxError(`${operator} takes conditions in brackets`);
  const conditions = splitList(text.slice(1, -1)).map((part): Condition => {
    const group = /^(not\.)?(and|or)(\(.*\))$/s.exec(part);
    if (group) return parseGroup(columns, group[2] as 'and' | 'or', Boolean(group[1]), group[3] ?? '', depth + 1);
    // PostgREST puts `not` before the operator; before the column is accepted too.
    const plain = /^(not\.)?([a-z_]+)\.((?:not\.)?[a-z]+(?:\((?:any|all)\))?\.)?(.*)$/s.exec(part);
    if (!plain) throw new TableSyntaxError(`"${part.slice(0, 60)}" is not a condition`);
    const [, not = '', column = '', operator = '', value = ''] = plain;
    return parseComparison(columns, column, `${not}${operator}${unquote(value)}`);
  });
  if (conditions.length === 0) throw new TableSyntaxError(`${operator} needs at least one condition`);
  return { kind: 'group', operator, negated, conditions };
}

/** Splits at commas outside brackets, braces and double quotes. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let part = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (quoted && char === '\\') {
      part += char + text.charAt(index + 1);
      index += 1;
      continue;
    }
    if (char === '"') quoted = !quoted;
    if (!quoted && (char === '(' || char === '{')) depth += 1;
    if (!quoted && (char === ')' || char === '}')) depth -= 1;
    if (char === ',' && depth === 0 && !quoted) {
      parts.push(part);
      part = '';
    } else {
      part += char;
    }
  }
  if (depth !== 0 || quoted) throw new TableSyntaxError('A bracket or a quotation mark is not closed');
  return part === '' && parts.length === 0 ? [] : [...parts, part];
}

/** Unquotes a value; inside quotes, `\"` and `\\` stand for `"` and `\`. */
function unquote(text: string): string {
  return text.startsWith('"') && text.endsWith('"') && text.length > 1
    ? text.slice(1, -1).replace(/\\(.)/g, '$1')
    : text;
}

function countConditions(conditions: readonly Condition[]): number {
  return conditions.reduce(
    (sum, condition) =>
      sum + (condition.kind === 'group' ? countConditions(condition.conditions) : condition.values.length),
    0,
  );
}

/** Formats `0-24/148`, with `*` for no rows and for an unknown total. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}
