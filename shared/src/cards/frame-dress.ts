/** What the frame has to know of the page around it. `auto` follows the device, as a page without a chosen theme does. */
export interface PageDress {
  readonly theme: 'light' | 'dark' | 'auto';
  /** BCP 47 tag. */
  readonly locale: string;
}

/** The look of the page at this moment, for the frame, which is another document and cannot know it. */
export function pageDress(root: HTMLElement = document.documentElement): PageDress {
  const scheme = getComputedStyle(root).colorScheme;
  return { theme: scheme === 'dark' || scheme === 'light' ? scheme : 'auto', locale: root.lang || 'en' };
}
