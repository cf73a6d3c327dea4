import type { Jobs, Queue } from './jobs';

/** Ids of rows for one job; without them, the job that searches for due rows. */
export interface WorkPart<Id extends string = string> {
  readonly ids?: readonly Id[];
}

export interface SharedWork<Id extends string> {
  readonly every: number;
  /** Returns the ids that are due now, in parts that fit into the lease of one job. Reads page by page. */
  due(): AsyncIterable<readonly Id[]>;
  /** Does what is still due for these ids. */
  work(ids: readonly Id[]): Promise<unknown>;
}

/**
 * Distributes work on many rows over all instances. A search for due rows enqueues a job per part, which any instance can take. If its
 * process dies, the part is retried, and rows already done are no longer due. No new search starts while parts are waiting.
 */
export function registerSharedWork<Id extends string>(
  jobs: Jobs,
  queue: Queue<WorkPart<Id>>,
  { every, due, work }: SharedWork<Id>,
): void {
  jobs.handle(queue, async ({ data: { ids } }) => {
    if (ids) {
      await work(ids);
      return;
    }
    if (await jobs.hasParts(queue)) return;
    for await (const part of due()) await jobs.enqueue(queue, { ids: part }, { singletonKey: part[0] });
  });
  jobs.every(every, queue, {});
}
