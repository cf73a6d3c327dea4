// jsdom has neither of these; react-router needs the first two when it is imported.
const { TextEncoder, TextDecoder } = require('node:util');
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (!globalThis.structuredClone) globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value));

// Floating parts (menus, tooltips, comboboxes) measure and scroll; jsdom lays nothing out, so these have nothing to do.
if (typeof window !== 'undefined') {
  // A page that came with no document.
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
  // Ariakit gives focus back only to an input that is seen, and takes the lack of boxes for hidden.
  window.HTMLInputElement.prototype.getClientRects = function getClientRects() {
    return this.isConnected ? [this.getBoundingClientRect()] : [];
  };
}
