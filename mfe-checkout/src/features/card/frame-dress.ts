/** The look of the page at this moment, for the frame, which is another document and cannot know it. */
export function pageDress(root: HTMLElement = document.documentElement): { theme: 'light' | 'dark'; locale: string } {
  const scheme = getComputedStyle(root).colorScheme;
  const dark = scheme === 'dark' || (scheme !== 'light' && window.matchMedia?.('(prefers-color-scheme: dark)').matches);
  return { theme: dark ? 'dark' : 'light', locale: root.lang || 'en' };
}
