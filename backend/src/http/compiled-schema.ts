import { $ZodObjectJIT, clone, type $ZodObjectDef, type $ZodShape, type $ZodType, type $ZodTypes } from 'zod/v4/core';

/**
 * The same schema with its objects validated by functions that zod generates. The contract's schemas use `zod/mini`, which leaves that out
 * to be small in the browser; here it halves the time for a long answer. Accepted input, output and error messages stay the same.
 */
export function compiledSchema<Schema extends $ZodType>(schema: Schema): Schema {
  return compile(schema, new Map()) as Schema;
}

/** `known` lets a schema that is used twice stay one schema, and a recursive one recursive. */
function compile(schema: $ZodType, known: Map<$ZodType, $ZodType>): $ZodType {
  const done = known.get(schema);
  if (done) return done;
  known.set(schema, schema);
  const inner = (part: $ZodType): $ZodType => compile(part, known);
  const compiled = rebuild(schema, inner);
  known.set(schema, compiled);
  return compiled;
}

function rebuild(schema: $ZodType, inner: (part: $ZodType) => $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod;
  const withParts = (parts: object): $ZodType => clone(schema, { ...schema._zod.def, ...parts });
  switch (def.type) {
    case 'object':
      return new $ZodObjectJIT({ ...def, shape: mapShape(def, inner) });
    case 'array':
      return withParts({ element: inner(def.element) });
    case 'optional':
    case 'nullable':
    case 'default':
      return withParts({ innerType: inner(def.innerType) });
    case 'union':
      return withParts({ options: def.options.map(inner) });
    case 'record':
      return withParts({ valueType: inner(def.valueType) });
    default:
      return schema;
  }
}

const mapShape = ({ shape }: $ZodObjectDef, inner: (part: $ZodType) => $ZodType): $ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, inner(field)]));
