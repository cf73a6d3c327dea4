module.exports = require('@storefront/tools/federation/desk-config.cjs').deskConfig({});
