import escapeHtml from 'escape-html';

/** Markup that needs no escaping. */
export class Html {
  constructor(readonly text: string) {}
}

/** Builds markup; escapes every value that is not markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const text = parts.reduce((sofar, part, index) => sofar + toHtml(values[index - 1]) + part);
  return new Html(text);
}

function toHtml(value: string | number | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return (value as readonly Html[]).map((part) => part.text).join('');
  return escapeHtml(String(value));
}
