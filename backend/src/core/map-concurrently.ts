/** Maps items, at most `limit` of them at a time. @throws the error of one, once no other is being mapped any more */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const open = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of open) results[index] = await map(item, index);
  };
  const workers = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return results;
}
