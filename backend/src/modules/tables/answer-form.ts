/** Response format of rows, as requested by the `Accept` header (https://docs.postgrest.org, "Resource Representation"). Pure. */

import { stringify } from 'csv-stringify/sync';
import type { Selected } from './table-syntax';

export interface AnswerForm {
  /** `object`: the only row, instead of a list of one. */
  readonly shape: 'list' | 'object' | 'csv';
  readonly stripsNulls: boolean;
  readonly mediaType: string;
}

const JSON_TYPE = 'application/json';
export const ARRAY_TYPE = 'application/vnd.pgrst.array+json';
export const OBJECT_TYPE = 'application/vnd.pgrst.object+json';
export const CSV_TYPE = 'text/csv';

const LIST: AnswerForm = { shape: 'list', stripsNulls: false, mediaType: JSON_TYPE };

/** @returns the preferred format; undefined if none of the accepted ones is available */
export function chooseForm(accept: string | undefined): AnswerForm | undefined {
  if (!accept?.trim()) return LIST;
  const wanted = accept.split(',').map((text) => {
    const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const values = new Map(parameters.map((each) => each.split('=', 2) as [string, string]));
    return { type, stripsNulls: values.get('nulls') === 'stripped', weight: Number(values.get('q') ?? 1) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ type, stripsNulls }) => toForm(type, stripsNulls))
    .find((form) => form !== undefined);
}

function toForm(type: string, stripsNulls: boolean): AnswerForm | undefined {
  switch (type) {
    case '*/*':
    case 'application/*':
    case JSON_TYPE:
      return LIST;
    case ARRAY_TYPE:
      return { shape: 'list', stripsNulls, mediaType: stripsNulls ? ARRAY_TYPE : JSON_TYPE };
    case OBJECT_TYPE:
      return { shape: 'object', stripsNulls, mediaType: OBJECT_TYPE };
    case 'text/*':
    case CSV_TYPE:
      return { shape: 'csv', stripsNulls: false, mediaType: CSV_TYPE };
    default:
      return undefined;
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Renames columns as requested. */
const rename = (rows: readonly Row[], select: readonly Selected[], stripsNulls: boolean): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      select.flatMap(({ column, as }) =>
        stripsNulls && (row[column] ?? null) === null ? [] : [[as, row[column] ?? null]],
      ),
    ),
  );

const toArrayText = (texts: readonly unknown[]) =>
  `{${texts.map((text) => `"${String(text).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Formats rows as text. For `object`, the caller makes sure that there is exactly one. */
export function writeRows(rows: readonly Row[], select: readonly Selected[], form: AnswerForm): string {
  const renamed = rename(rows, select, form.stripsNulls);
  if (form.shape === 'csv') {
    const cell = (value: unknown) => (Array.isArray(value) ? toArrayText(value) : value);
    const names = select.map(({ as }) => as);
    return stringify([names, ...renamed.map((row) => names.map((name) => cell(row[name])))], {
      cast: { boolean: String },
    });
  }
  return JSON.stringify(form.shape === 'object' ? renamed[0] : renamed);
}
