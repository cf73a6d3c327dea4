// jsdom has neither of these; react-router needs the first two when it is imported.
const { TextEncoder, TextDecoder } = require('node:util');
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (!globalThis.structuredClone) globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));

// Floating elements (menus, tooltips, comboboxes) measure and scroll; jsdom has no layout, so these do nothing.
if (typeof window !== 'undefined') {
  // A page without a navigation entry.
  window.performance.getEntriesByType ??= () => [];
  require('./computed-style.cjs')(window);
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.Element.prototype.scrollIntoView ??= () => {};
  window.Element.prototype.hasPointerCapture ??= () => false;
  window.Element.prototype.setPointerCapture ??= () => {};
  window.Element.prototype.releasePointerCapture ??= () => {};
  // Ariakit returns focus only to a visible input, and takes an input without boxes for hidden.
  window.HTMLInputElement.prototype.getClientRects = function getClientRects() {
    return this.isConnected ? [this.getBoundingClientRect()] : [];
  };
}
