// Loader that applies the accents of `brand.json` to `tokens.css` in the host, the only package that adds the tokens to a document.
const { BRAND_FILE, PAIRS_FILE, brandTokens } = require('./brand-tokens.cjs');

module.exports = function tokensLoader(source) {
  this.addDependency(BRAND_FILE);
  this.addDependency(PAIRS_FILE);
  const { accent } = JSON.parse(this.fs.readFileSync(BRAND_FILE, 'utf8'));
  return brandTokens(source, accent).css;
};
