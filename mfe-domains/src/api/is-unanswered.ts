import { ApiError } from '@storefront/shared/api';

/** Whether nobody knows yet if a change was made: the registrar was asked for it, and gave no answer. What a page says then is not "not changed". */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'registrar_silent' && error.body?.params?.what === 'change';
