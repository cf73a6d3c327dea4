// Queries by role and by name, and every click, request the computed style of many elements. jsdom matches all rules of its own style sheet
// each time, which takes a third of a page test's time. Tests load no style sheets, and those that libraries add, such as a dialog's for
// the scroll bars, rarely set these properties. They follow from the kind of element and from inline styles, and are computed here. jsdom
// computes everything else.
const ANSWERED = ['display', 'visibility', 'pointer-events', 'all'];
const KIND = ['type', 'hidden', 'open', 'disabled'];

module.exports = function answerComputedStyleFast(window) {
  const { document } = window;
  const ask = window.getComputedStyle;
  const displays = new Map();

  /** Returns the `display` that jsdom's own style sheet gives such an element. */
  function getDisplay(element) {
    // An empty attribute is different from a missing one.
    const kind = JSON.stringify([
      element.localName,
      element.parentElement?.localName,
      ...KIND.map((name) => element.getAttribute(name)),
    ]);
    if (!displays.has(kind)) {
      const bare = element.cloneNode(false);
      bare.removeAttribute('style');
      // Some rules depend on the parent.
      const parent = document.createElement(element.parentElement?.localName ?? 'div');
      parent.append(bare);
      displays.set(kind, ask.call(window, bare).display);
    }
    return displays.get(kind);
  }

  function inherited(element, property, initial) {
    for (let at = element; at; at = at.parentElement) {
      const value = at.hasAttribute('style') && at.style.getPropertyValue(property);
      if (value && value !== 'unset') return value;
    }
    return initial;
  }

  const known = new WeakMap();
  /** Whether a rule, or a rule inside it, sets one of these properties. */
  function isAboutAnswers(rule) {
    if (!known.has(rule)) {
      const says = ANSWERED.some((property) => rule.style?.getPropertyValue(property));
      known.set(rule, says || hasRuleAboutAnswers(rule));
    }
    return known.get(rule);
  }
  const hasRuleAboutAnswers = ({ cssRules }) => Array.from(cssRules ?? []).some(isAboutAnswers);

  /** In jsdom, `unset` results in an empty value. */
  const ownDisplay = ({ style }) => (style.display === 'unset' ? '' : style.display);

  const answers = {
    display: (element) =>
      element.hasAttribute('style') && element.style.display ? ownDisplay(element) : getDisplay(element),
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
  };
  const names = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };

  window.getComputedStyle = (element, pseudo) => {
    const isOurs =
      (element instanceof window.HTMLElement || element instanceof window.SVGElement) &&
      element.ownerDocument === document &&
      !element.localName.includes('-');
    if (pseudo || !isOurs || Array.from(document.styleSheets).some(hasRuleAboutAnswers))
      return ask.call(window, element, pseudo);
    const getValue = (property) =>
      answers[property] ? answers[property](element) : ask.call(window, element).getPropertyValue(property);
    return new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'getPropertyValue') return getValue;
          if (names[name]) return answers[names[name]](element);
          const style = ask.call(window, element);
          const value = style[name];
          return typeof value === 'function' ? value.bind(style) : value;
        },
      },
    );
  };
};
