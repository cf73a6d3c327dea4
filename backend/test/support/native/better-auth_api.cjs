module.exports = globalThis.nativeModules.get('better-auth/api');
