/** What a page chooses by attributes of the element, read each time they change; a value that is none counts as left out. */
export interface Attributes {
  /** The publishable key. */
  readonly partner: string;
  /** ISO 4217; the shop's own where it is left out. */
  readonly currency: string | undefined;
  readonly theme: 'light' | 'dark' | 'auto';
  /** Left out, it is an example in the language of the embed. */
  readonly placeholder: string | undefined;
  /** What screen readers call the search, where a page has more than one. */
  readonly label: string | undefined;
  /** Names that are shown before the rest is asked for. */
  readonly rows: number;
  /** Where the shop is opened at checkout, as with a link; in a frame it is `_top` unless `_blank` is asked for, as the shop is in no frame. */
  readonly target: '_self' | '_blank' | '_top';
}

const ROWS = { least: 1, usual: 5, most: 12 };

const oneOf = <T extends string>(value: string | null, usual: T, ...others: readonly T[]): T =>
  others.find((other) => other === value) ?? usual;

/** Whether the page around the embed is in a frame of another page. */
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
