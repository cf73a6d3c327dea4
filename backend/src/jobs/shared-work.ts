import type { Jobs, Queue } from './jobs';

/** Ids of rows that one process takes at a time; absent for the search for due rows. */
export interface Part<Id extends string = string> {
  readonly ids?: readonly Id[];
}

interface SharedWork<Id extends string> {
  /** Seconds between two searches. */
  readonly every: number;
  /** Ids of what is due now, in parts that one process does within the lease of a job. Reads page after page. */
  due(): AsyncIterable<readonly Id[]>;
  /** Does what is still due for these. */
  work(ids: readonly Id[]): Promise<void>;
}

/**
 * Work on many rows that all instances share. A search for due rows enqueues parts of them, which any instance takes; if the process of a
 * part ends, the part is taken again, and the rows already handled are no longer due. While parts of one search wait, there is no other
 * search.
 */
export function registerSharedWork<Id extends string>(
  jobs: Jobs,
  queue: Queue<Part<Id>>,
  { every, due, work }: SharedWork<Id>,
): void {
  jobs.handle(queue, async ({ data: { ids } }) => {
    if (ids) return work(ids);
    if (await jobs.hasParts(queue)) return;
    for await (const part of due()) await jobs.enqueue(queue, { ids: part }, { singletonKey: part[0] });
  });
  jobs.every(every, queue, {});
}
