module.exports = globalThis.nativeModules.get('@electric-sql/pglite');
