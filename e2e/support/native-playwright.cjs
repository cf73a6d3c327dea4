// Jest would load it anew for each test file, and in a context where every global is looked up through a proxy.
module.exports = globalThis.nativePlaywright;
