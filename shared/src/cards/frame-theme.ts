/** The look of the surrounding page. `auto` follows the device, as a page without a chosen theme does. */
export interface PageTheme {
  readonly theme: 'light' | 'dark' | 'auto';
  /** BCP 47 tag. */
  readonly locale: string;
}

/** Returns the current look of the page, for the frame: a separate document, which cannot read it. */
export function getPageTheme(root: HTMLElement = document.documentElement): PageTheme {
  const scheme = getComputedStyle(root).colorScheme;
  return { theme: scheme === 'dark' || scheme === 'light' ? scheme : 'auto', locale: root.lang || 'en' };
}
