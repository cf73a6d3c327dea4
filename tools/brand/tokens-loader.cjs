// Gives `tokens.css` the accents of `brand.json` on its way into the host, the only one who brings tokens into a document.
const { BRAND_FILE, PAIRS_FILE, brandTokens } = require('./brand-tokens.cjs');

module.exports = function tokensLoader(source) {
  this.addDependency(BRAND_FILE);
  this.addDependency(PAIRS_FILE);
  const { accent } = JSON.parse(this.fs.readFileSync(BRAND_FILE, 'utf8'));
  return brandTokens(source, accent).css;
};
