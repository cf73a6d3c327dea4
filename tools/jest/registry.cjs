// What the gateway writes into a document, for unit tests of the host: the declarations of this checkout's remotes, and no release.
const { REMOTES } = require('../federation/packages.cjs');
const { getDeclarations } = require('../federation/remotes.cjs');

if (typeof document !== 'undefined') {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'sf-registry';
  script.textContent = JSON.stringify({ remotes: {}, declared: getDeclarations(REMOTES), host: {} });
  document.head.append(script);
}
