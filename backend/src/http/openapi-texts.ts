import API_TEXTS from './api-texts.json';
import FIELD_TEXTS from './field-texts.json';
import { isObject, type Json, type JsonObject, type OpenApiDocument } from './openapi-document';

interface PropertyTexts {
  readonly text?: string;
  readonly literal?: unknown;
  readonly objects?: readonly number[];
}

const OBJECTS: readonly Readonly<Record<string, PropertyTexts | undefined>>[] = API_TEXTS.objects;
const SCHEMAS: Readonly<Record<string, { text?: string; objects: readonly number[] } | undefined>> = API_TEXTS.schemas;
const CALLS: Readonly<Record<string, Record<'params' | 'input' | 'output', readonly number[]> | undefined>> =
  API_TEXTS.calls;

/** What the fields of each name mean, with an example, unless a comment at a field itself says more. */
const FIELDS: Readonly<Record<string, string | undefined>> = FIELD_TEXTS;

/** Explanations of error codes; empty if the name says it all. */
export const ERROR_CODE_TEXTS: Readonly<Record<string, string>> = API_TEXTS.errorCodes;

const list = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Extracts an example from a text: what is in backticks after "such as". For a list it is one entry, or the whole list as JSON. */
function readExample(text: string | undefined, schema: JsonObject): Json | undefined {
  const value = /such as `([^`]+)`/.exec(text ?? '')?.[1];
  if (value === undefined) return undefined;
  const types = [schema, ...list(schema.anyOf)].flatMap(({ type }) => type ?? []);
  if (types.includes('string')) return value;
  try {
    const read = JSON.parse(value) as Json;
    return types.includes('array') && !Array.isArray(read) ? [read] : read;
  } catch {
    return types.includes('array') ? [value] : value;
  }
}

/** Chooses the object with exactly these properties, if any. */
function chooseObject(properties: JsonObject, objects: readonly number[]) {
  const names = Object.keys(properties);
  const fits = objects
    .map((number) => OBJECTS[number] ?? {})
    .filter((object) =>
      names.every((name) => {
        const schema = properties[name];
        const literal = object[name]?.literal;
        return name in object && (literal === undefined || !isObject(schema ?? null) || isConst(schema, literal));
      }),
    );
  return fits.find((object) => Object.keys(object).length === names.length) ?? fits[0];
}

const isConst = (schema: Json | undefined, value: unknown) =>
  isObject(schema ?? null) && (schema as JsonObject).const === value;

/** Adds text and example to each property of a schema, recursively. */
function describeSchema(schema: JsonObject, objects: readonly number[]): void {
  if (isObject(schema.properties ?? null)) {
    const properties = schema.properties as JsonObject;
    const texts = chooseObject(properties, objects);
    for (const [name, property] of Object.entries(properties)) {
      if (!isObject(property)) continue;
      const { text, objects: within = [] } = texts?.[name] ?? {};
      setText(property, text, FIELDS[name]);
      describeSchema(property, within);
    }
  }
  for (const part of [
    schema.items,
    schema.additionalProperties,
    ...list(schema.anyOf),
    ...list(schema.oneOf),
    ...list(schema.allOf),
  ])
    if (isObject(part ?? null)) describeSchema(part as JsonObject, objects);
}

/** Named schemas, enumerations and objects need no example of a field. */
const hasOwnExample = (schema: JsonObject): boolean =>
  [schema, ...list(schema.anyOf), ...(Number(schema.minItems ?? 0) > 1 ? [] : list([schema.items ?? null]))].some(
    ({ $ref, enum: values, const: value, properties }) => ($ref ?? values ?? value ?? properties) !== undefined,
  );

/** @param text of this very field or schema @param field what fields of its name mean in general */
function setText(schema: JsonObject, text: string | undefined, field?: string): void {
  const description = text ?? field;
  if (description !== undefined) schema.description ??= description;
  const example = readExample(text, schema) ?? (hasOwnExample(schema) ? undefined : readExample(field, schema));
  if (example !== undefined) schema.examples ??= [example];
}

/** Adds the contract's comments to the document; `names` maps operation IDs to names in the contract. */
export function describeDocument(document: OpenApiDocument, names: ReadonlyMap<string, string>): void {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!isObject(schema)) continue;
    const base = name.charAt(0).toLowerCase() + name.slice(1);
    const texts = name === 'Refusal' ? SCHEMAS.errorBody : (SCHEMAS[base] ?? SCHEMAS[base.replace(/Input$/, '')]);
    setText(schema, texts?.text);
    describeSchema(schema, texts?.objects ?? []);
  }
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const texts = CALLS[names.get(String(operation.operationId)) ?? ''];
    for (const parameter of list(operation.parameters))
      describeParameter(parameter, texts?.[parameter.in === 'path' ? 'params' : 'input'] ?? []);
    for (const schema of sentSchemas(operation.requestBody)) describeSchema(schema, texts?.input ?? []);
    for (const [status, answer] of Object.entries(operation.responses))
      if (status.startsWith('2')) for (const schema of sentSchemas(answer)) describeSchema(schema, texts?.output ?? []);
  }
}

const sentSchemas = (body: Json | undefined): JsonObject[] =>
  Object.values((body as { content?: Record<string, { schema?: JsonObject }> } | undefined)?.content ?? {}).flatMap(
    ({ schema }) => (schema ? [schema] : []),
  );

function describeParameter(parameter: JsonObject, objects: readonly number[]): void {
  const { name, schema } = parameter as { name: string; schema: JsonObject };
  const text = objects.map((number) => OBJECTS[number]?.[name]?.text).find((found) => found !== undefined);
  parameter.description ??= text ?? FIELDS[name] ?? '';
  const example = readExample(text, schema) ?? (hasOwnExample(schema) ? undefined : readExample(FIELDS[name], schema));
  if (example !== undefined) schema.examples ??= [example];
}
