// Checks by JSON schemas whether a backend supports the calls of a release. A backend may add response fields and accept more input; it
// must not omit fields that a release reads, nor require more than it sends.

/** @typedef {'request' | 'response'} Direction */

const list = (value) => (Array.isArray(value) ? value : [value]);

/** Resolves a reference within its document, and merges the parts of an `allOf`. */
function resolved(schema, document) {
  let at = schema ?? {};
  for (let step = 0; at.$ref && step < 20; step += 1) {
    const steps = at.$ref.replace(/^#\/?/, '').split('/').filter(Boolean);
    at = steps.reduce((value, key) => value?.[key.replace(/~1/g, '/').replace(/~0/g, '~')], document) ?? {};
  }
  if (!at.allOf) return at;
  const parts = at.allOf.map((part) => resolved(part, document));
  return parts.reduce(
    (whole, part) => ({
      ...whole,
      ...part,
      properties: { ...whole.properties, ...part.properties },
      required: [...(whole.required ?? []), ...(part.required ?? [])],
    }),
    { ...at, allOf: undefined },
  );
}

function listTypes(schema) {
  if (schema.type !== undefined) return list(schema.type);
  const values = listValues(schema);
  if (values) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  return schema.properties ? ['object'] : undefined;
}

const listValues = (schema) => schema.enum ?? ('const' in schema ? [schema.const] : undefined);
const listAlternatives = (schema) => schema.anyOf ?? schema.oneOf;
const isTypeIn = (type, types) => types.includes(type) || (type === 'integer' && types.includes('number'));

/** Constraints that make a reader stricter than its writer; each returns a description of the stricter one. */
const LIMITS = [
  ['maxLength', (reader, writer) => reader < (writer ?? Infinity)],
  ['minLength', (reader, writer) => reader > (writer ?? 0)],
  ['maximum', (reader, writer) => reader < (writer ?? Infinity)],
  ['minimum', (reader, writer) => reader > (writer ?? -Infinity)],
  ['maxItems', (reader, writer) => reader < (writer ?? Infinity)],
  ['minItems', (reader, writer) => reader > (writer ?? 0)],
  ['pattern', (reader, writer) => reader !== writer],
];

class Comparison {
  constructor({ reader, writer, direction }) {
    this.documents = { reader, writer };
    this.direction = direction;
    this.open = [];
  }

  /** @returns {string[]} the writer's values that the reader does not accept, each with its path */
  problems(readerSchema, writerSchema, place) {
    // Recursive schemas are compared once.
    if (this.open.some(([one, other]) => one === readerSchema && other === writerSchema)) return [];
    this.open.push([readerSchema, writerSchema]);
    try {
      return this.compare(
        resolved(readerSchema, this.documents.reader),
        resolved(writerSchema, this.documents.writer),
        place,
      );
    } finally {
      this.open.pop();
    }
  }

  compare(reader, writer, place) {
    const at = place || 'the body';
    const written = listAlternatives(writer);
    if (written) return written.flatMap((one) => this.problems(reader, one, place));
    const read = listAlternatives(reader);
    if (read) {
      const tried = read.map((one) => this.problems(one, writer, place));
      return tried.some((problems) => problems.length === 0)
        ? []
        : (tried.sort((one, other) => one.length - other.length)[0] ?? []);
    }
    const [readTypes, writtenTypes] = [listTypes(reader), listTypes(writer)];
    if (readTypes) {
      if (!writtenTypes) return [`${at} may be anything now, and was ${readTypes.join(' or ')}`];
      const strange = writtenTypes.filter((type) => !isTypeIn(type, readTypes));
      if (strange.length > 0)
        return this.direction === 'response'
          ? [`${at} may be ${strange.join(' or ')} now, and was ${readTypes.join(' or ')}`]
          : [`${at} has to be ${readTypes.join(' or ')} now, and is sent as ${strange.join(' or ')}`];
    }
    return [
      ...this.values(reader, writer, at),
      ...(this.direction === 'request' ? this.limits(reader, writer, at) : []),
      ...this.fields(reader, writer, place),
      ...this.items(reader, writer, place),
    ];
  }

  values(reader, writer, at) {
    const [read, written] = [listValues(reader), listValues(writer)];
    // Responses may get new enum values that a release does not know yet. A single value is a discriminator and must match.
    if (!read || (this.direction === 'response' && read.length > 1)) return [];
    if (!written) return [`${at} may be anything now, and was one of ${read.join(', ')}`];
    const strange = written.filter((value) => !read.includes(value));
    if (strange.length === 0) return [];
    return this.direction === 'request'
      ? [`${at} is not taken as ${strange.join(', ')} any more`]
      : [`${at} may be ${strange.join(', ')} now, and was ${read.join(', ')}`];
  }

  limits(reader, writer, at) {
    return LIMITS.filter(
      ([name, isStricter]) => reader[name] !== undefined && isStricter(reader[name], writer[name]),
    ).map(([name]) => `${at} has a stricter ${name} now (${reader[name]})`);
  }

  fields(reader, writer, place) {
    const [read, written] = [reader.properties ?? {}, writer.properties ?? {}];
    const within = (name) => (place ? `${place}.${name}` : name);
    const required = new Set(writer.required);
    const missing = (reader.required ?? []).filter((name) => !required.has(name));
    const closed =
      this.direction === 'request' && reader.additionalProperties === false
        ? Object.keys(written).filter((name) => !(name in read))
        : [];
    return [
      ...missing.map((name) =>
        this.direction === 'request'
          ? `${within(name)} is required now, and is not sent${name in written ? ' always' : ''}`
          : name in written
            ? `${within(name)} may be missing now`
            : `${within(name)} is gone`,
      ),
      ...closed.map((name) => `${within(name)} is not taken any more`),
      ...Object.keys(read)
        .filter((name) => name in written)
        .flatMap((name) => this.problems(read[name], written[name], within(name))),
      ...(isSchema(reader.additionalProperties) && isSchema(writer.additionalProperties)
        ? this.problems(reader.additionalProperties, writer.additionalProperties, within('*'))
        : []),
    ];
  }

  items(reader, writer, place) {
    const each = isSchema(reader.items) && isSchema(writer.items);
    const positions = (reader.prefixItems ?? []).flatMap((item, index) =>
      writer.prefixItems?.[index] ? this.problems(item, writer.prefixItems[index], `${place}[${index}]`) : [],
    );
    return [...positions, ...(each ? this.problems(reader.items, writer.items, `${place}[]`) : [])];
  }
}

const isSchema = (value) => typeof value === 'object' && value !== null;

/** Finds a call in an OpenAPI document: the schemas of its body, parameters and successful response. */
function findOperation(document, { method, path, status }) {
  const operation = document.paths?.[path]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const parameters = (place) => {
    const wanted = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(wanted.map(({ name, schema }) => [name, schema])),
      required: wanted.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const getBody = (part) => part?.content?.['application/json']?.schema;
  const request = method === 'GET' ? parameters('query') : getBody(operation.requestBody);
  return {
    request,
    params: parameters('path'),
    success: operation.responses?.[status] && { body: getBody(operation.responses[status]) },
  };
}

/**
 * @param {Record<string, { method: string, path: string, status: number, input?: object, output?: object }>} calls of a release, by id
 * @param {object} document the backend's own, as it serves it at `/openapi.json`
 * @returns {{ call: string, problem: string }[]}
 */
export function callProblems(calls, document) {
  return Object.entries(calls).flatMap(([id, call]) => {
    const where = `${call.method} ${call.path} (${id})`;
    const operation = findOperation(document, call);
    if (!operation) return [{ call: where, problem: 'is not there' }];
    if (!operation.success) return [{ call: where, problem: `does not answer ${call.status} any more` }];
    const request = new Comparison({ reader: document, writer: call.input, direction: 'request' });
    const response = new Comparison({ reader: call.output, writer: document, direction: 'response' });
    return [
      ...(operation.request
        ? request
            .problems(operation.request, call.input ?? { type: 'object' }, '')
            .map((problem) => `request: ${problem}`)
        : []),
      ...(call.output
        ? response.problems(call.output, operation.success.body, '').map((problem) => `response: ${problem}`)
        : []),
    ].map((problem) => ({ call: where, problem }));
  });
}
