import { defineQueue } from '../../jobs/jobs';

/** Takes an order up where it stands. */
export const orderStep = defineQueue<{ orderId: string }>({ name: 'order-step', retryLimit: 5, retryDelay: 2, expireIn: 120, forget: true });
