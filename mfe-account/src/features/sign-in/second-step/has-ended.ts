import { ApiError } from '@storefront/shared/api';

/** Whether the ticket has ended, and the second step with it. */
export const hasEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'ticket_ended';
