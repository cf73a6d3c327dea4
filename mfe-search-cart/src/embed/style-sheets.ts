import { once } from '@storefront/shared/domain';

const texts: string[] = [];

/**
 * Adds the text of a style sheet. The build inserts a call for each module that imports one.
 * @public
 */
export function addStyles(css: string): void {
  texts.push(css);
}

/** All styles of the embed as one constructed sheet, for any number of shadow roots; works without a policy that allows inline styles. */
export const embedSheet = once((): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join('\n'));
  return sheet;
});

/**
 * Creates a sheet with the unit of all sizes: the text size set in the browser. Not `rem`, which the page defines.
 * @param root where to measure it
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
