/** Tests that start processes on an embedded database of their own, whatever database the others run on. */
module.exports = { embeddedOnly: '/backend/test/(kill[a-z-]*|process|prices-command)\\.test\\.ts$' };
