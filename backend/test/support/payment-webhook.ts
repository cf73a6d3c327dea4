/** Where the shop takes messages of a payment provider, and what they are signed with in tests. */
export const WEBHOOK = '/api/payment/1.0/webhook';
export const WEBHOOK_SECRET = 'whsec_theSecretOfTheTest';
