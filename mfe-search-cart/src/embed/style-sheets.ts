import { once } from '@storefront/shared/domain';

const texts: string[] = [];

/**
 * Takes in the text of a style sheet; the build calls it where a module imports one.
 * @public
 */
export function addStyles(css: string): void {
  texts.push(css);
}

/** All styles of the embed as one sheet for any number of shadow roots; no policy has to allow inline styles for it. */
export const embedSheet = once((): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join('\n'));
  return sheet;
});

/**
 * The unit of all sizes: the text size that the reader has set in the browser. Not `rem`, which is the page's own.
 * @param root where it can be measured
 */
export function unitSheet(root: ShadowRoot): CSSStyleSheet {
  const probe = document.createElement('span');
  probe.style.setProperty('font-size', 'medium', 'important');
  root.append(probe);
  const unit = new CSSStyleSheet();
  unit.replaceSync(`@layer tokens { :host { --sf-rem: ${getComputedStyle(probe).fontSize} } }`);
  probe.remove();
  return unit;
}
