// Runs in the page: defines the function that finds the first visible element that matches (page-driver.ts), also inside open shadow trees.
globalThis.findElementOfJourney = function findElement({ role, name, within }) {
  const pattern = new RegExp(name, 'i');
  const flat = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...flat(element.shadowRoot)] : [element],
    );
  const selectors = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, [role=heading]',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    frame: 'iframe',
    text: '*',
  };
  const words = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) => {
    if (role === 'text')
      return [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    if (role === 'frame') return element.title;
    const spoken = element.getAttribute('aria-label');
    if (spoken) return spoken;
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => words(element.getRootNode().getElementById(id)));
    if (labels.length > 0) return labels.join(' ');
    if (role === 'field' || role === 'radio')
      return [...(element.labels ?? [])].map(words).join(' ') || (element.getAttribute('placeholder') ?? '');
    return words(element);
  };
  const isSeen = (element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    !element.closest('[aria-hidden=true]') &&
    !element.disabled &&
    element.getAttribute('aria-disabled') !== 'true';
  for (const place of within ? document.querySelectorAll(within) : [document]) {
    const found = flat(place).find(
      (element) => element.matches(selectors[role]) && isSeen(element) && pattern.test(nameOf(element)),
    );
    // A radio button may be represented by its label.
    if (found) return (role === 'radio' && found.closest('label')) || found;
  }
  return null;
};
