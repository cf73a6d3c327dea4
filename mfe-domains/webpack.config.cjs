module.exports = require('@storefront/tools/federation/index.cjs').remoteConfig('mfe-domains');
