/** The settings that a page makes by attributes of the element, read each time they change. Invalid values count as missing. */
export interface Attributes {
  /** The publishable key. */
  readonly partner: string;
  /** ISO 4217; the shop's default if missing. */
  readonly currency: string | undefined;
  readonly theme: 'light' | 'dark' | 'auto';
  /** If missing, an example in the language of the embed. */
  readonly placeholder: string | undefined;
  /** The accessible name of the search, for pages with more than one. */
  readonly label: string | undefined;
  /** The number of results shown initially. */
  readonly rows: number;
  /**
   * Where the shop is opened at checkout, like the target of a link. In a frame it is `_top` unless it is set to `_blank`, because the shop
   * cannot be framed.
   */
  readonly target: '_self' | '_blank' | '_top';
}

const ROWS = { least: 1, usual: 5, most: 12 };

const oneOf = <T extends string>(value: string | null, usual: T, ...others: readonly T[]): T =>
  others.find((other) => other === value) ?? usual;

/** Whether the page that contains the embed is itself in a frame. */
export const isFramed = (): boolean => window.parent !== window;

export function readAttributes(element: HTMLElement, framed = isFramed()): Attributes {
  const get = (name: string): string | null => element.getAttribute(name);
  const rows = Number(get('rows') ?? ROWS.usual);
  const currency = get('currency')?.trim().toUpperCase();
  return {
    partner: get('partner')?.trim() ?? '',
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    theme: oneOf(get('theme'), 'auto', 'light', 'dark'),
    placeholder: get('placeholder') ?? undefined,
    label: get('label')?.trim() || undefined,
    rows: Number.isInteger(rows) ? Math.min(Math.max(rows, ROWS.least), ROWS.most) : ROWS.usual,
    target: framed ? oneOf(get('target'), '_top', '_blank') : oneOf(get('target'), '_self', '_blank', '_top'),
  };
}
