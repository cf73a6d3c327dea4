/** Tests that start processes on their own embedded database, whatever database the others use. */
module.exports = {
  embeddedOnly: '/backend/test/(kill[a-z-]*|process|prices-command|try-registrar-command)\\.test\\.ts$',
};
