import * as contract from '@storefront/shared/contract';
import type { AnyEndpoint } from '@storefront/shared/contract';
import fc from 'fast-check';
import { z } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { compileSchema } from './compiled-schema';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'refusals' in value;

const schemas = Object.values(contract as Record<string, unknown>)
  .filter(isEndpoint)
  .flatMap(({ id, params, input, output }) =>
    Object.entries({ params, input, output }).flatMap(([part, schema]) =>
      schema ? [[`${part} of ${id}`, schema as $ZodType] as const] : [],
    ),
  );

/** Collects all field names of a schema, so that generated values resemble it. */
function fieldNames(schema: unknown, found = new Set<string>(), seen = new Set<unknown>()): string[] {
  if (typeof schema === 'object' && schema !== null && !seen.has(schema)) {
    seen.add(schema);
    const def = (schema as Partial<$ZodType>)._zod?.def as Record<string, unknown> | undefined;
    for (const name of Object.keys(def?.shape ?? {})) found.add(name);
    for (const part of [
      ...Object.values(def?.shape ?? {}),
      ...[def?.element, def?.innerType, def?.valueType],
      ...((def?.options as unknown[] | undefined) ?? []),
    ])
      fieldNames(part, found, seen);
  }
  return [...found];
}

const SOME = [
  'brindlewharf.com',
  'domain_create',
  'USD',
  '2026-01-31T10:00:00Z',
  'c0ffee00-0000-4000-8000-000000000000',
  'new',
  'someone@example.com',
];

describe('a compiled schema', () => {
  it('covers the whole contract', () => expect(schemas.length).toBeGreaterThan(60));

  it.each(schemas)('accepts, returns and rejects the same as the schema: %s', (_title, schema) => {
    const key = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('more', ...fieldNames(schema)) },
      { weight: 1, arbitrary: fc.string() },
    );
    const { tree } = fc.letrec((tie) => ({
      leaf: fc.oneof(
        fc.constantFrom(...SOME),
        fc.string(),
        fc.integer({ min: -2, max: 12 }),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.constant(undefined),
      ),
      tree: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 8, noNullPrototype: true }),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    }));
    const compiled = compileSchema(schema);
    fc.assert(
      fc.property(tree, (value) => {
        expect(z.safeParse(compiled, value)).toEqual(z.safeParse(schema, value));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves a recursive reference uncompiled', () => {
    interface Tree {
      readonly name: string;
      readonly branches: readonly Tree[];
    }
    const tree: z.ZodMiniType<Tree> = z.object({
      name: z.string(),
      get branches() {
        return z.array(tree);
      },
    });
    const compiled = compileSchema(tree);
    expect(z.safeParse(compiled, { name: 'a', branches: [{ name: 'b', branches: [], more: 1 }] }).data).toEqual({
      name: 'a',
      branches: [{ name: 'b', branches: [] }],
    });
    expect(z.safeParse(compiled, { name: 'a', branches: [{ name: 1 }] }).success).toBe(false);
  });
});
