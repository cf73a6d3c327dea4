import { ApiError } from '@storefront/shared/api';

/** Whether the ticket of the second step has ended. */
export const hasEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'ticket_ended';
