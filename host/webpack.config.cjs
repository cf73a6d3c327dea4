module.exports = require('@storefront/tools/federation/index.cjs').hostConfig();
