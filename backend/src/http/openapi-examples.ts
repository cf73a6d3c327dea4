import { isObject, type Json, type JsonObject, type OpenApiDocument } from './openapi-document';

const REFERENCE = '#/components/schemas/';

/** Returns the example of a schema, or builds one from those of its parts; undefined if a part has none. */
export function makeExample(schema: Json | undefined, schemas: Readonly<Record<string, Json>>): Json | undefined {
  if (!isObject(schema ?? null)) return undefined;
  const { examples, $ref, anyOf, oneOf, allOf, type, items, ...rest } = schema as JsonObject;
  if (Array.isArray(examples)) return examples[0];
  if (typeof $ref === 'string') return makeExample(schemas[$ref.slice(REFERENCE.length)], schemas);
  if (rest.const !== undefined) return rest.const;
  if (Array.isArray(rest.enum)) return rest.enum[0];
  const alternatives = [anyOf, oneOf, allOf].find(Array.isArray);
  if (alternatives)
    return alternatives.map((each) => makeExample(each, schemas)).find((each) => each !== undefined && each !== null);
  switch (type) {
    case 'boolean':
      return rest.default ?? true;
    case 'null':
      return null;
    case 'array':
      return makeListExample(items, Number(rest.minItems ?? 1), schemas);
    case 'object':
      return makeObjectExample(rest, schemas);
    default:
      return rest.default;
  }
}

function makeListExample(items: Json | undefined, least: number, schemas: Readonly<Record<string, Json>>) {
  if (least > 1) return undefined;
  const item = makeExample(items, schemas);
  return item === undefined ? undefined : [item];
}

function makeObjectExample(
  { properties = {}, propertyNames, additionalProperties }: JsonObject,
  schemas: Readonly<Record<string, Json>>,
): Json | undefined {
  const name = makeExample(propertyNames, schemas);
  const described = typeof name === 'string' ? { [name]: additionalProperties ?? null } : (properties as JsonObject);
  if (Object.keys(described).length === 0 && additionalProperties) return undefined;
  const entries = Object.entries(described).map(([key, property]) => [key, makeExample(property, schemas)] as const);
  if (entries.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(entries as [string, Json][]);
}

/** Adds an example to each JSON request and success response, built from those of its parts; errors have that of their schema. */
export function addExamples({ paths, components: { schemas } }: OpenApiDocument): void {
  for (const { requestBody, responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    for (const body of [requestBody, ...successes.map(([, answer]) => answer)]) {
      const content = (body as { content?: Record<string, JsonObject> } | undefined)?.content ?? {};
      for (const [type, media] of Object.entries(content)) {
        const example = /json$/.test(type) ? makeExample(media.schema, schemas) : undefined;
        if (example !== undefined) media.example ??= example;
      }
    }
  }
}
