module.exports = globalThis.nativeModules.get('better-auth/adapters/drizzle');
