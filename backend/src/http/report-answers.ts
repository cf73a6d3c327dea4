import type { RequestEnds } from '@storefront/shared/serving';

/** Called for each response, with the route pattern and the milliseconds until the response, or until the client aborted. */
export type Answered = (method: string, route: string | undefined, status: number | 'abandoned', ms: number) => void;

/** Reports the end of each request, if somebody measures them. */
export function reportAnswers(ends: RequestEnds, answered: Answered | undefined): void {
  if (!answered) return;
  ends.subscribe((request, reply, end, next) => {
    const status = end === 'abandoned' ? end : reply.statusCode;
    answered(request.method, request.routeOptions.url, status, reply.elapsedTime);
    next();
  });
}
