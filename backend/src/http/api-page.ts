import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { OpenApiDocument } from './openapi-document';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  tags?: string[];
  security?: Record<string, string[]>[];
  'x-api-key-scopes'?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: JsonSchema }> }>;
}

const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
/** Renders the description of a call, field or parameter, one line per list entry. */
const renderText = (text: string | undefined) =>
  text ? `<div class="note">${text.split('\n').map(prose).join('<br>')}</div>` : '';
const anchor = (text: string) => text.replace(/\W+/g, '-').toLowerCase();

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f7f4, #0c1113); color: light-dark(#11181b, #e9efed); }
body { max-width: 60rem; margin: 0 auto; padding: 24px 16px 64px; }
a { color: light-dark(#2a3bcf, #97a8ff); }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 8px; }
h2 { font-size: 24px; line-height: 1.2; margin: 48px 0 8px; }
h2::first-letter { text-transform: uppercase; }
nav ul { columns: 18rem; padding: 0; margin: 0; list-style: none; font-size: 14px; }
nav li { padding-block: 4px; break-inside: avoid; }
details { border: 1px solid light-dark(#c9d1ce, #334046); border-radius: 8px; margin-block: 8px; background: light-dark(#ffffff, #131a1d); }
summary { padding: 12px 16px; cursor: pointer; }
.purpose { display: block; padding-inline-start: 20px; }
details > div { padding: 0 16px 16px; overflow-x: auto; }
:focus-visible { outline: 2px solid light-dark(#2a3bcf, #97a8ff); outline-offset: 2px; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 64px; font-weight: 600; }
.note { color: light-dark(#465157, #b3bec0); font-size: 14px; }
h3 { font-size: 16px; margin: 16px 0 4px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; vertical-align: top; padding: 8px 16px 8px 0; border-block-end: 1px solid light-dark(#dfe5e2, #263136); }
@media (max-width: 40rem) { tr { display: grid; border-block-end: 1px solid light-dark(#dfe5e2, #263136); } th, td { border: 0; } th { padding-block-end: 0; } td { padding-block-start: 2px; } }
`;

/** Describes a type in short, linking to named schemas. */
function getType(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${anchor(name)}"><code>${escapeHtml(name)}</code></a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(getType).join(' or ');
  if (schema.allOf) return schema.allOf.map(getType).join(' and ');
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' or ');
  if (schema.items) return `list of ${getType(schema.items)}${schema.maxItems ? `, at most ${schema.maxItems}` : ''}`;
  if (schema.properties) return fields(schema);
  if (typeof schema.additionalProperties === 'object')
    return `object of ${getType(schema.additionalProperties)} by name`;
  return `${escapeHtml([schema.type ?? 'anything'].flat().join(' or '))}${limits(schema)}`;
}

function limits({ minimum, maximum, minLength, maxLength, pattern, default: fallback }: JsonSchema): string {
  // The largest numbers of JSON are not real limits.
  const isBound = (value: number | undefined): value is number =>
    value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const parts = [
    isBound(minimum) && isBound(maximum)
      ? `${minimum} to ${maximum}`
      : isBound(minimum)
        ? `from ${minimum}`
        : isBound(maximum)
          ? `up to ${maximum}`
          : '',
    minLength && maxLength
      ? `${minLength} to ${maxLength} characters`
      : maxLength
        ? `at most ${maxLength} characters`
        : minLength && minLength > 1
          ? `at least ${minLength} characters`
          : '',
    pattern ? `like <code>${escapeHtml(pattern)}</code>` : '',
    fallback === undefined ? '' : `<code>${escapeHtml(JSON.stringify(fallback))}</code> when absent`,
  ].filter(Boolean);
  return parts.length ? `, ${parts.join(', ')}` : '';
}

function fields({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${required.includes(name) ? '' : 'optional, '}${getType(schema)}${renderText(schema.description)}</td></tr>`,
  );
  return rows.length ? `<table><tbody>${rows.join('')}</tbody></table>` : 'an object without fields';
}

/** Describes a response body: JSON by its schema, a file by its media type. */
function getAnswer(content: NonNullable<Operation['responses']>[string]['content']): string {
  const [media = '', { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  if (!schema) return 'no body';
  return media === 'application/json' ? getType(schema) : `<code>${escapeHtml(media)}</code>`;
}

function accessNote({ security = [], 'x-api-key-scopes': taken = [] }: Operation): string {
  const scopes = taken.map((scope) => `<code>${escapeHtml(scope)}</code>`);
  const keys = scopes.length ? `API keys with the scope ${scopes.join(' or ')}` : '';
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  const callers = [security.length > 0 && !isOpen ? 'signed-in customers' : '', keys].filter(Boolean);
  if (callers.length === 0) return '';
  return `<p class="note">${isOpen ? 'For everyone; also for' : 'For'} ${callers.join(' and ')}.</p>`;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const parameters = operation.parameters ?? [];
  const statuses = Object.entries(operation.responses ?? {});
  const answers = statuses
    .filter(([status]) => status.startsWith('2'))
    .map(
      ([status, { content }]) => `<tr><th scope="row">${escapeHtml(status)}</th><td>${getAnswer(content)}</td></tr>`,
    );
  const refusals = statuses.map(([status]) => status).filter((status) => !status.startsWith('2'));
  return `<details id="${anchor(operation.operationId ?? `${method} ${path}`)}">
<summary><code><span class="method">${escapeHtml(method.toUpperCase())}</span> ${escapeHtml(path)}</code><span class="purpose">${prose(operation.summary ?? '')}</span></summary>
<div>${operation.deprecated ? '<p><strong>Deprecated.</strong></p>' : ''}${operation.description ? `<p>${prose(operation.description)}</p>` : ''}${accessNote(operation)}
${parameters.length ? `<h3>Parameters</h3><table><tbody>${parameters.map(({ name, in: place, required, description, schema = {} }) => `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>in the ${escapeHtml(place)}, ${required ? '' : 'optional, '}${getType(schema)}${renderText(description)}</td></tr>`).join('')}</tbody></table>` : ''}
${body ? `<h3>Body</h3>${getType(body)}` : ''}
<h3>Answers</h3><table><tbody>${answers.join('')}<tr><th scope="row">${refusals.map(escapeHtml).join(', ')}</th><td>${getType({ $ref: '#/components/schemas/Refusal' })}</td></tr></tbody></table></div>
</details>`;
}

/** Renders the OpenAPI document as a page without scripts: every call by area, every named schema. `styleHash` is for the page's policy. */
export function apiPage({ info, paths, components }: OpenApiDocument): { html: string; styleHash: string } {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    return `<section><h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2>${own.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${anchor(name)}" open><summary><code>${escapeHtml(name)}</code></summary><div>${renderText((schema as JsonSchema).description)}${getType(schema as JsonSchema)}</div></details>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><style>${STYLE}</style></head>
<body>
<header><h1>${escapeHtml(info.title)}</h1><p>${prose(info.description ?? '')}</p><p class="note">Version ${escapeHtml(info.version)}. The same as a document for programs: <a href="/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Areas"><ul>${tags.map((tag) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${sections.join('')}<section><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main>
</body></html>`;
  return { html, styleHash: `sha256-${createHash('sha256').update(STYLE).digest('base64')}` };
}
