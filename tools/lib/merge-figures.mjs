const GREATEST = new Set(['operations', 'seconds']);

/** Reads "200: 12, 404: 3". */
const readCounts = (text) => text.split(', ').map((each) => each.split(': '));

function mergeCounts(texts) {
  const sums = new Map();
  for (const [what, count] of texts.flatMap(readCounts)) sums.set(what, (sums.get(what) ?? 0) + Number(count));
  return [...sums]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([what, sum]) => `${what}: ${sum}`)
    .join(', ');
}

/**
 * Merges the figures of parts of a campaign that ran side by side. Numbers are summed, so the fewest of all is a lower bound, except those
 * of which the greatest counts; seeds are listed.
 * @param {readonly Readonly<Record<string, number | string>>[]} parts
 * @returns {Record<string, number | string>}
 */
export function mergeFigures(parts) {
  const [first = {}] = parts;
  return Object.fromEntries(
    Object.entries(first).map(([what, figure]) => {
      const all = parts.map((part) => part[what]);
      if (what === 'statuses') return [what, mergeCounts(all)];
      if (typeof figure === 'string') return [what, all.join(', ')];
      return [what, GREATEST.has(what) ? Math.max(...all) : all.reduce((sum, each) => sum + each, 0)];
    }),
  );
}
