/** The attributes, tokens and events of the element, in words for integrators; `docs/embedding.md` has them too. */
export const ATTRIBUTES = [
  ['partner', 'Your publishable key. Without it nothing can be searched.'],
  ['theme', 'light, dark, or auto, which follows the visitor’s device and is the default.'],
  ['currency', 'A currency of the shop, such as EUR. Default: the shop’s own.'],
  ['placeholder', 'The example in the empty field. Default: yourname.'],
  ['rows', 'Names shown before “Show more”, 1 to 12. Default: 5.'],
  ['target', 'Where the shop opens: _self, _blank or _top. Default: _self; in a frame, _top.'],
] as const;

export const TOKENS = [
  ['--sf-accent, --sf-on-accent', 'Buttons and links, and the text on buttons.'],
  ['--sf-bg, --sf-surface', 'The ground, and the ground of fields.'],
  ['--sf-ink, --sf-ink-2, --sf-ink-3', 'Text, quieter text, quietest text.'],
  ['--sf-line, --sf-line-strong', 'Lines, and the borders of fields and buttons.'],
  ['--sf-radius', 'Corners of fields and buttons.'],
] as const;

export const EVENTS = [
  ['sf:ready', 'The element is drawn.'],
  ['sf:search', 'A search was sent: word.'],
  ['sf:cart-changed', 'The cart changed: action (add, remove, change), domain, count.'],
  ['sf:checkout', 'Somebody checks out: domains. preventDefault() keeps the page.'],
  ['sf:error', 'Something did not work: code, message.'],
] as const;
