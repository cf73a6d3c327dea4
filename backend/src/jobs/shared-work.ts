import type { Jobs, Queue } from './jobs';

/** Ids of rows that one process takes at a time; without them, the look for what is due. */
export interface Part<Id extends string = string> {
  readonly ids?: readonly Id[];
}

interface SharedWork<Id extends string> {
  /** Seconds between two looks. */
  readonly every: number;
  /** Ids of what is due now, in parts that one process does within the lease of a job. Reads page after page. */
  due(): AsyncIterable<readonly Id[]>;
  /** Does what is still due for these. */
  work(ids: readonly Id[]): Promise<void>;
}

/**
 * Work on many rows that all instances do together. A look for what is due writes jobs of a part each, which any instance takes; a part
 * whose process ends is taken again, and what of it was done is not due any more. While parts of one look wait, there is no other look.
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
