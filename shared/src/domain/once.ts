/** Memoises `make`: runs it at the first call only, whatever it returns. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
