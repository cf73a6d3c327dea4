module.exports = ['@electric-sql/pglite', '@fastify/cookie'];
