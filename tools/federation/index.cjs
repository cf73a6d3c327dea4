// The webpack configurations of the browser packages.
module.exports = { ...require('./host-config.cjs'), ...require('./remote-config.cjs') };
