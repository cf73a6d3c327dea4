// What testing-library knows of roles; see environment.cjs. A file that names its environment itself builds its own.
module.exports = globalThis[Symbol.for('storefront.aria-query')] ?? require(process.env.ARIA_QUERY);
