/**
 * Adds up the heights of a list's rows.
 * @returns where each row begins, in pixels from the start of the list, and last where the list ends
 */
export function addHeights(count: number, heightAt: (place: number) => number): Float64Array {
  const starts = new Float64Array(count + 1);
  for (let place = 0; place < count; place += 1) starts[place + 1] = (starts[place] ?? 0) + heightAt(place);
  return starts;
}

/** Returns the index of the row that contains a point, in pixels from the start of the list; the nearest one if it is outside. */
export function findRow(starts: Float64Array, point: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= point) low = middle;
    else high = middle - 1;
  }
  return low;
}
