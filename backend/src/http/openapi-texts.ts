import API_TEXTS from './api-texts.json';
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

const FIELDS: Readonly<Record<string, string | undefined>> = API_TEXTS.fields;

/** The explanation of each error code; empty where its name says it all. */
export const ERROR_CODE_TEXTS: Readonly<Record<string, string>> = API_TEXTS.errorCodes;

const list = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The example in a text: whatever is in backticks after "such as". The text of a list gives one entry of it, or all of it as JSON. */
export function readExample(text: string | undefined, schema: JsonObject): Json | undefined {
  const given = /such as `([^`]+)`/.exec(text ?? '')?.[1];
  if (given === undefined) return undefined;
  const types = [schema, ...list(schema.anyOf)].flatMap(({ type }) => type ?? []);
  if (types.includes('string')) return given;
  try {
    const read = JSON.parse(given) as Json;
    return types.includes('array') && !Array.isArray(read) ? [read] : read;
  } catch {
    return types.includes('array') ? [given] : given;
  }
}

/** Of the objects possible here, the one that has exactly these properties, if there is one. */
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

/** Gives each property of a schema its text and example, down to what it refers to. */
function describeSchema(schema: JsonObject, objects: readonly number[]): void {
  if (isObject(schema.properties ?? null)) {
    const properties = schema.properties as JsonObject;
    const texts = chooseObject(properties, objects);
    for (const [name, property] of Object.entries(properties)) {
      if (!isObject(property)) continue;
      const { text, objects: within = [] } = texts?.[name] ?? {};
      tell(property, text, FIELDS[name]);
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

/** A schema that has a name, lists its values or consists of fields needs no example. */
const hasOwnExample = (schema: JsonObject): boolean =>
  [schema, ...list(schema.anyOf), ...(Number(schema.minItems ?? 0) > 1 ? [] : list([schema.items ?? null]))].some(
    ({ $ref, enum: values, const: value, properties }) => ($ref ?? values ?? value ?? properties) !== undefined,
  );

/** `text` stands at the very field or schema, `field` is what fields of its name mean. */
function tell(schema: JsonObject, text: string | undefined, field?: string): void {
  const said = text ?? field;
  if (said !== undefined) schema.description ??= said;
  const example = readExample(text, schema) ?? (hasOwnExample(schema) ? undefined : readExample(field, schema));
  if (example !== undefined) schema.examples ??= [example];
}

/** Puts what the comments of the contract say into the document; `names` has the contract's name of each operation. */
export function describeDocument(document: OpenApiDocument, names: ReadonlyMap<string, string>): void {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!isObject(schema)) continue;
    const base = name.charAt(0).toLowerCase() + name.slice(1);
    const texts = name === 'Refusal' ? SCHEMAS.errorBody : (SCHEMAS[base] ?? SCHEMAS[base.replace(/Input$/, '')]);
    tell(schema, texts?.text);
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

/** The schemas of a body, by media type. */
const sentSchemas = (body: Json | undefined): JsonObject[] =>
  Object.values((body as { content?: Record<string, { schema?: JsonObject }> } | undefined)?.content ?? {}).flatMap(
    ({ schema }) => (schema ? [schema] : []),
  );

/** The text of a parameter is placed next to its schema, where readers look for it. */
function describeParameter(parameter: JsonObject, objects: readonly number[]): void {
  const { name, schema } = parameter as { name: string; schema: JsonObject };
  const text = objects.map((number) => OBJECTS[number]?.[name]?.text).find((found) => found !== undefined);
  parameter.description ??= text ?? FIELDS[name] ?? '';
  const example = readExample(text, schema) ?? (hasOwnExample(schema) ? undefined : readExample(FIELDS[name], schema));
  if (example !== undefined) schema.examples ??= [example];
}
