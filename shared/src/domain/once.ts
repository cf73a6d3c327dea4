/** Returns a function that computes a value at its first call and keeps it. `make` runs once, whatever it returns. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
