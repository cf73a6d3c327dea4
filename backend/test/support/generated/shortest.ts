/**
 * The smallest subset for which a property still holds (delta debugging: removes parts as long as it holds without them).
 * @param holds called at most `tries` times
 */
export async function shortest<T>(
  things: readonly T[],
  holds: (fewer: readonly T[]) => Promise<boolean>,
  tries = 60,
): Promise<readonly T[]> {
  let kept = things;
  let left = tries;
  for (let size = Math.ceil(kept.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length && left > 0;) {
      const fewer = [...kept.slice(0, at), ...kept.slice(at + size)];
      left -= 1;
      if (await holds(fewer)) kept = fewer;
      else at += size;
    }
  }
  return kept;
}
