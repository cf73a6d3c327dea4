// Testing Library's tables of roles; see environment.cjs. A file that sets its own environment builds its own tables.
module.exports = globalThis[Symbol.for('storefront.aria-query')] ?? require(process.env.ARIA_QUERY);
