// The registry that the gateway would write into a document, for unit tests of the host: the declarations of this checkout's remotes,
// without releases.
const { REMOTES } = require('../federation/packages.cjs');
const { getDeclarations } = require('../federation/remotes.cjs');

if (typeof document !== 'undefined') {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'sf-registry';
  script.textContent = JSON.stringify({ remotes: {}, declared: getDeclarations(REMOTES), host: {} });
  document.head.append(script);
}
