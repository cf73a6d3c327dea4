export { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
export type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export { api, replaceApi, setUnauthorizedHandler } from './api';
export { ApiError } from './api-error';
export {
  createApi,
  type Api,
  type ApiOptions,
  type ApiResponse,
  type CallArguments,
  type CallOptions,
  type CallParts,
} from './create-api';
export { InitialDataContext, type InitialData } from './initial-data';
export { queryClient } from './query-client';
export { apiQueryKey } from './query-key';
export { serverNow } from './server-clock';
export { QueryProvider } from './QueryProvider';
export { useApiQuery, useRenderedAnswer, type RenderedAnswer } from './use-api';
export { useMutation } from './use-mutation';
export { useApiMutation, type MutationParts } from './use-api-mutation';
