module.exports = globalThis.nativeModules.get('@fastify/cookie');
