/** The shop's webhook path, and the secret that signs messages in tests. */
export const WEBHOOK = '/api/payment/1.0/webhook';
export const WEBHOOK_SECRET = 'whsec_theSecretOfTheTest';
