module.exports = [
  '@electric-sql/pglite',
  'better-auth',
  'better-auth/api',
  'better-auth/cookies',
  'better-auth/adapters/drizzle',
  '@fastify/cookie',
];
