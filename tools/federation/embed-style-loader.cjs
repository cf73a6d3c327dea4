// Exports the text of a stylesheet to the embed, which adopts it in its shadow roots. Without style or link elements, the security policy
// of a partner's page need not allow any.
const path = require('node:path');
const { ROOT } = require('./packages.cjs');

const SHEETS = path.join(ROOT, 'mfe-search-cart/src/embed/style-sheets.ts');

module.exports = () => {};
module.exports.pitch = function embedStyleLoader(rest) {
  const asRequest = (request) => JSON.stringify(this.utils.contextify(this.context, request));
  return `import css from ${asRequest(`!!${rest}`)};
import { addStyles } from ${asRequest(SHEETS)};
addStyles(css.toString());
export default css.locals;`;
};
