import fc from 'fast-check';

/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Meaningful values, by field name; used half of the time. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const MAX_ITEMS = 4;

/** Generates values that a schema of the document allows. */
export class SchemaValues {
  readonly #schemas: Readonly<Record<string, JsonSchema>>;
  readonly #known: KnownValues;

  constructor(schemas: Readonly<Record<string, JsonSchema>>, known: KnownValues) {
    this.#schemas = schemas;
    this.#known = known;
  }

  /** @param field the name of the value's field, if any */
  of(schema: JsonSchema, field = ''): fc.Arbitrary<unknown> {
    const made = this.#made(schema);
    const known = this.#known[field];
    return known?.length ? fc.oneof(fc.constantFrom(...known), made) : made;
  }

  #made(schema: JsonSchema): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.of(this.#schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.of(choice)));
    if (schema.allOf)
      return fc
        .tuple(...schema.allOf.map((part) => this.of(part)))
        .map((parts) => Object.assign({}, ...parts) as unknown);
    const [type] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    switch (type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return fc.array(this.of(schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
        });
      case 'string':
        return text(schema);
      case 'integer':
        return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e6), max: Math.min(schema.maximum ?? 1e6, 1e6) });
      case 'number':
        return fc
          .integer({ min: Math.max(schema.minimum ?? 0, 0) * 100, max: Math.min(schema.maximum ?? 1e4, 1e4) * 100 })
          .map((cents) => cents / 100);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 1 });
    }
  }

  #object({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema): fc.Arbitrary<unknown> {
    const named = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, this.of(schema, name)])),
      { requiredKeys: [...required] },
    );
    if (typeof additionalProperties !== 'object') return named;
    const rest = fc.dictionary(
      propertyNames ? (this.of(propertyNames) as fc.Arbitrary<string>) : fc.stringMatching(/^[a-z_]{1,8}$/),
      this.of(additionalProperties),
      { maxKeys: 3 },
    );
    return fc.tuple(named, rest).map(([own, more]) => ({ ...more, ...own }));
  }
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  // fast-check cannot generate strings for lookaheads, which the document uses for domains only.
  if (pattern?.includes('(?=')) return fc.stringMatching(/^[a-z][a-z0-9]{2,12}\.(com|net|org|de|co\.uk)$/);
  if (pattern)
    return fc
      .stringMatching(new RegExp(pattern))
      .filter(({ length }) => length >= minLength && length <= Math.max(maxLength, 40));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}
