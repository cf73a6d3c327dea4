import { ApiError } from '@storefront/shared/api';

/** Whether the registrar did not respond to a change, so that it may or may not have been made. A page must not say "not changed" then. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'registrar_silent' && error.body?.params?.what === 'change';
