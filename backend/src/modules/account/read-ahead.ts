/** Reads the first page at once, and from then on the next page while one is used. */
export function readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  const read = () => {
    const reading = pages.next();
    // If the consumer stops early, a failed read-ahead must not become an unhandled rejection.
    reading.catch(() => undefined);
    return reading;
  };
  return usePages(read, read());
}

async function* usePages<Page>(
  read: () => Promise<IteratorResult<Page, unknown>>,
  first: Promise<IteratorResult<Page, unknown>>,
): AsyncGenerator<Page> {
  for (let reading = first; ;) {
    const result = await reading;
    if (result.done) return;
    reading = read();
    yield result.value;
  }
}
