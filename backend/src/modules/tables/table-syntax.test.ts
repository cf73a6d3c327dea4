import fc from 'fast-check';
import { contentRange, MAX_ROWS, parseTableRequest, TableSyntaxError, type Columns } from './table-syntax';

const columns: Columns = {
  id: 'text',
  name: 'text',
  status: 'text',
  expiry_date: 'instant',
  is_auto_renew: 'boolean',
  item_count: 'number',
  domain_names: 'texts',
};
const parse = (query: string, headers: { range?: string; prefer?: string } = {}) =>
  parseTableRequest(columns, { parameters: new URLSearchParams(query), ...headers });

describe('[CA-02] a table request in PostgREST dialect', () => {
  it('selects every column and at most a thousand rows without parameters', () => {
    expect(parse('')).toEqual({
      select: Object.keys(columns).map((column) => ({ column, as: column })),
      where: [],
      order: [],
      limit: MAX_ROWS,
      offset: 0,
      byRange: false,
      count: 'none',
    });
  });

  it('reads select, order, limit and offset', () => {
    expect(parse('select=name,status&order=expiry_date.desc.nullslast,name&limit=25&offset=50')).toMatchObject({
      select: [
        { column: 'name', as: 'name' },
        { column: 'status', as: 'status' },
      ],
      order: [
        { column: 'expiry_date', direction: 'desc', nulls: 'last' },
        { column: 'name', direction: 'asc' },
      ],
      limit: 25,
      offset: 50,
    });
  });

  it('reads Range and Prefer', () => {
    expect(parse('', { range: '25-49', prefer: 'return=minimal, count=exact' })).toMatchObject({
      limit: 25,
      offset: 25,
      byRange: true,
      count: 'exact',
    });
  });

  it('reads typed filters and negation', () => {
    expect(parse('status=not.in.(ok,"a,b")&is_auto_renew=is.false&item_count=gte.2&name=ilike.*wharf*').where).toEqual([
      { kind: 'compare', column: 'status', operator: 'in', negated: true, values: ['ok', 'a,b'] },
      { kind: 'compare', column: 'is_auto_renew', operator: 'is', negated: false, values: [false] },
      { kind: 'compare', column: 'item_count', operator: 'gte', negated: false, values: [2] },
      { kind: 'compare', column: 'name', operator: 'ilike', negated: false, values: ['%wharf%'] },
    ]);
  });

  it('searches a list column for one matching text', () => {
    expect(parse('domain_names=ilike.*wharf*').where).toEqual([
      { kind: 'compare', column: 'domain_names', operator: 'ilike', negated: false, values: ['%wharf%'], ofAny: true },
    ]);
  });

  it('reads nested groups', () => {
    expect(parse('or=(status.neq.ok,and(item_count.gt.1,not.name.like.a*))').where).toEqual([
      {
        kind: 'group',
        operator: 'or',
        negated: false,
        conditions: [
          { kind: 'compare', column: 'status', operator: 'neq', negated: false, values: ['ok'] },
          {
            kind: 'group',
            operator: 'and',
            negated: false,
            conditions: [
              { kind: 'compare', column: 'item_count', operator: 'gt', negated: false, values: [1] },
              { kind: 'compare', column: 'name', operator: 'like', negated: true, values: ['a%'] },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    'secret=eq.1',
    'select=name,password',
    'order=name.up',
    'status=ok',
    'status=matches.x',
    'limit=-1',
    'limit=1e9',
    'is_auto_renew=eq.maybe',
    'expiry_date=lt.tomorrow',
    'item_count=eq.NaN',
    'name=is.true',
    'domain_names=eq.wharf.com',
    'domain_names=in.(wharf.com)',
    'order=domain_names',
    'name=like.wharf\\',
    'or=(status.eq.ok',
    'or=()',
    'and=(or(and(or(and(status.eq.ok)))))',
    '__proto__=eq.1',
    'constructor=eq.1',
  ])('rejects %s with a reason', (query) => {
    expect(() => parse(query)).toThrow(TableSyntaxError);
  });

  it('rejects more than fifty conditions', () => {
    expect(() => parse(`status=in.(${Array.from({ length: 51 }, (_, index) => index).join(',')})`)).toThrow('50');
  });

  it('either reads or rejects any query, and never selects an unknown column', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom('select', 'order', 'limit', 'or', 'and', 'name', 'status', 'x'), fc.string()),
        ),
        (parameters) => {
          try {
            const request = parseTableRequest(columns, { parameters });
            expect(request.select.every(({ column }) => column in columns)).toBe(true);
            expect(request.limit).toBeLessThanOrEqual(MAX_ROWS);
          } catch (error) {
            expect(error).toBeInstanceOf(TableSyntaxError);
          }
        },
      ),
    );
  });
});

describe('[CA-02] Content-Range', () => {
  it.each([
    [0, 25, 148, '0-24/148'],
    [25, 0, 10, '*/10'],
    [0, 0, 0, '*/0'],
    [50, 25, null, '50-74/*'],
  ])('from %d, %d rows of %s: %s', (offset, rows, total, header) => {
    expect(contentRange(offset, rows, total)).toBe(header);
  });
});
