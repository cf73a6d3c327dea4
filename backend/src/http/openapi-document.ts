import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface OpenApiDocument {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, JsonObject & { responses: Record<string, JsonObject> }>>;
  components: { schemas: Record<string, Json> };
}

const REFERENCE = '#/components/schemas/';
export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rebuilds a value bottom-up; `change` gets each object after its parts. */
function rebuild(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((item) => rebuild(item, change));
  return isObject(value)
    ? change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rebuild(item, change)])))
    : value;
}

const renameReferences = (value: Json, rename: (name: string) => string): Json =>
  rebuild(value, (object) =>
    typeof object.$ref === 'string' && object.$ref.startsWith(REFERENCE)
      ? { ...object, $ref: REFERENCE + rename(object.$ref.slice(REFERENCE.length)) }
      : object,
  );

/** Allows additional fields in responses, because they may gain some. */
const withoutClosedObjects = (value: Json): Json =>
  rebuild(value, ({ additionalProperties, ...object }) =>
    additionalProperties === undefined || additionalProperties === false ? object : { ...object, additionalProperties },
  );

/** Removes choices with a single alternative, and those with an alternative that allows anything. */
const withoutEmptyChoices = (value: Json): Json =>
  rebuild(value, ({ anyOf, ...object }) => {
    if (!Array.isArray(anyOf)) return { ...object, ...(anyOf !== undefined && { anyOf }) };
    if (anyOf.some((each) => isObject(each) && Object.keys(each).length === 0)) return object;
    const [only] = anyOf;
    return anyOf.length === 1 && isObject(only ?? null) ? { ...object, ...(only as JsonObject) } : { ...object, anyOf };
  });

function getReferences(value: Json): Set<string> {
  const names = new Set<string>();
  renameReferences(value, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

/** Tidies the generated document: merges schemas that requests and responses share, drops unused ones, describes each status. */
export function tidyDocument(raw: OpenApiDocument): OpenApiDocument {
  const document = {
    ...raw,
    paths: withoutEmptyChoices(raw.paths) as OpenApiDocument['paths'],
    components: { ...raw.components, schemas: withoutEmptyChoices(raw.components.schemas) as Record<string, Json> },
  };
  const plainName = (name: string) => name.replace(/Input$/, '');
  const { schemas } = document.components;
  const comparable = (name: string) => renameReferences(withoutClosedObjects(schemas[name] ?? null), plainName);
  const isSame = (name: string) => isDeepStrictEqual(comparable(name), comparable(plainName(name)));
  const finalName = (name: string) => (name.endsWith('Input') && isSame(name) ? plainName(name) : name);

  const paths = renameReferences(document.paths, finalName) as OpenApiDocument['paths'];
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      answer.description = STATUS_CODES[status] ?? status;
      if (status === '204') delete answer.content;
      else answer.content = withoutClosedObjects(answer.content ?? {});
    }
  }

  const used: Record<string, Json> = {};
  const wanted = [...getReferences(paths)];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (name in used) continue;
    // Request schemas keep closed objects: an unknown field is rejected there.
    const schema = renameReferences(
      schemas[`${name}Input`] !== undefined && isSame(`${name}Input`)
        ? (schemas[`${name}Input`] ?? null)
        : withoutClosedObjects(schemas[name] ?? null),
      finalName,
    );
    used[name] = schema;
    wanted.push(...getReferences(schema));
  }
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
