import * as messages from './messages';

/** The attributes, tokens and events of the element, described for integrators; also in `docs/embedding.md`. */
export const ATTRIBUTES = [
  ['partner', messages.attributePartner],
  ['theme', messages.attributeTheme],
  ['currency', messages.attributeCurrency],
  ['placeholder', messages.attributePlaceholder],
  ['rows', messages.attributeRows],
  ['target', messages.attributeTarget],
] as const;

export const TOKENS = [
  ['--sf-accent, --sf-on-accent', messages.tokenAccent],
  ['--sf-bg, --sf-surface', messages.tokenGround],
  ['--sf-ink, --sf-ink-2, --sf-ink-3', messages.tokenInk],
  ['--sf-line, --sf-line-strong', messages.tokenLine],
  ['--sf-radius', messages.tokenRadius],
] as const;

export const EVENTS = [
  ['sf:ready', messages.eventReady],
  ['sf:search', messages.eventSearch],
  ['sf:cart-changed', messages.eventCart],
  ['sf:checkout', messages.eventCheckout],
  ['sf:error', messages.eventError],
] as const;
