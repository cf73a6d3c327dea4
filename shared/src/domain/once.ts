/** Makes something at the first call and keeps it: `make` runs once, whatever it gives back. */
export function once<T>(make: () => T): () => T {
  const made: { value?: T } = {};
  return () => {
    if (!('value' in made)) made.value = make();
    return made.value as T;
  };
}
