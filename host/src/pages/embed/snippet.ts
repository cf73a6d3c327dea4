/** The integrator's choices; an empty text means the shop's default. */
export interface EmbedChoice {
  readonly partner: string;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly currency: string;
  readonly placeholder: string;
  readonly rows: string;
  /** Colours as `#rrggbb`. */
  readonly accent: string;
  readonly ground: string;
  /** Corner radius in pixels. */
  readonly radius: string;
}

/** The embed's defaults. */
export const USUAL: EmbedChoice = {
  partner: 'pk_playground',
  theme: 'auto',
  currency: '',
  placeholder: '',
  rows: '5',
  accent: '',
  ground: '',
  radius: '',
};

const HEX = /^#[0-9a-f]{6}$/i;

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
};

const LIGHT = '#ffffff';
const DARK = '#11181b';
/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** The embed's background in either theme. */
const GROUNDS = { light: '#f5f7f4', dark: '#0c1113' };

/** The CSS custom properties for a choice. */
export function toTokens({ accent, ground, radius }: EmbedChoice): Record<string, string> {
  return {
    ...(HEX.test(accent) && {
      '--sf-accent': accent,
      '--sf-on-accent': contrast(accent, LIGHT) >= contrast(accent, DARK) ? LIGHT : DARK,
    }),
    ...(HEX.test(ground) && { '--sf-bg': ground }),
    ...(/^\d{1,2}$/.test(radius) && { '--sf-radius': `${radius}px` }),
  };
}

interface ContrastProblem {
  readonly unreadable: 'text' | 'links';
  readonly theme: 'light' | 'dark';
}

/** The text that has too little contrast in the chosen colours, and in which theme; undefined if all can be read. */
export function contrastProblem({ accent, ground, theme }: EmbedChoice): ContrastProblem | undefined {
  const themes = theme === 'auto' ? (['light', 'dark'] as const) : [theme];
  const grounds = themes.map((name) => [name, HEX.test(ground) ? ground : GROUNDS[name]] as const);
  const [unread] = grounds.filter(([name, colour]) => contrast(colour, name === 'light' ? DARK : '#e9efed') < READABLE);
  if (unread) return { unreadable: 'text', theme: unread[0] };
  const [hidden] = HEX.test(accent) ? grounds.filter(([, colour]) => contrast(accent, colour) < READABLE) : [];
  return hidden && { unreadable: 'links', theme: hidden[0] };
}

/** The attributes for a choice, without defaults. */
export function toAttributes({ partner, theme, currency, placeholder, rows }: EmbedChoice): Record<string, string> {
  return {
    partner,
    ...(theme !== USUAL.theme && { theme }),
    ...(currency !== USUAL.currency && { currency }),
    ...(placeholder !== USUAL.placeholder && { placeholder }),
    ...(rows !== USUAL.rows && { rows }),
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

/** The code for the partner's page: a script, and an element whose link remains if scripts do not run. */
export function htmlSnippet(choice: EmbedChoice, shop: string, shopName: string): string {
  const attributes = Object.entries(toAttributes(choice)).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return [
    `<script type="module" src="${shop}/embed/v1.js"></script>`,
    `<storefront-search${attributes.join('')}>`,
    `  <a href="${shop}/site/home">Find a domain name at ${escapeAttribute(shopName)}</a>`,
    '</storefront-search>',
  ].join('\n');
}

/** The code for pages that run no foreign scripts: a frame, with the choice in its address. */
export function frameSnippet(choice: EmbedChoice, shop: string, shopName: string): string {
  const properties = Object.entries(toTokens(choice)).map(([name, value]) => [name.replace('--sf-', ''), value]);
  const query = new URLSearchParams([...Object.entries(toAttributes(choice)), ...properties] as [string, string][]);
  const title = `Find a domain name at ${escapeAttribute(shopName)}`;
  return `<iframe src="${escapeAttribute(`${shop}/embed/frame.html?${query.toString()}`)}" title="${title}" width="100%" height="640" style="border: 0"></iframe>`;
}

/** The rules for the partner's stylesheet; empty if everything is as default. */
export function cssSnippet(choice: EmbedChoice): string {
  const lines = Object.entries(toTokens(choice)).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : ['storefront-search {', ...lines, '}'].join('\n');
}

/** The sources that a strict security policy of the partner's page has to allow. */
export const policySnippet = (shop: string): string => `script-src ${shop};\nconnect-src ${shop}`;
