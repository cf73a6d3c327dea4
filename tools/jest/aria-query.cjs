// What testing-library knows of roles; see environment.cjs.
module.exports = globalThis[Symbol.for('storefront.aria-query')];
