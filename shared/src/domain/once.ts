/** Computes a value at the first call and keeps it: `make` runs once, whatever it returns. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
