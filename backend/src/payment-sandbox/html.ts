import escapeHtml from 'escape-html';

/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** Builds markup; every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const text = parts.reduce((sofar, part, index) => sofar + written(values[index - 1]) + part);
  return new Html(text);
}

function written(value: string | number | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return (value as readonly Html[]).map((part) => part.text).join('');
  return escapeHtml(String(value));
}
